/** An uploaded file; its id is the filePath under which it is downloaded. */
export interface FileRow {
  id: string
  name: string
  /** Media type, told by the content and not by the sender. */
  type: string
  /** Bytes. */
  size: number
  /** The content in base64, because a row is plain JSON. */
  content: string
  /** The member who uploaded it; of what the gateway itself publishes, nobody. */
  userId?: string
}
