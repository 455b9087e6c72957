/** A text the user agrees to. */
export interface Terms {
  title: string
  /** Changes with every change of the text; users agree to one version. */
  version: string
  /** yyyy-MM-dd. */
  effectiveDate: string
  introduction: string
  sections: readonly TermsSection[]
}

export interface TermsSection {
  heading: string
  paragraphs: readonly string[]
  /** Shown as a list below the paragraphs. */
  items?: readonly string[]
}
