/** A graphic captcha that was handed out; its answer is readable only through the control API. */
export interface CaptchaRow {
  id: string
  answer: string
  /** SVG source; the letters are outlines, so the answer does not stand in it. */
  image: string
  /** Milliseconds since the epoch, on the gateway's clock. */
  expiresAt: number
}
