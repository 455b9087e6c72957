/** An uploaded file. Its id is the filePath of its download. */
export interface FileRow {
  id: string
  name: string
  /** Media type, determined from the content and not from the sender. */
  type: string
  /** In bytes. */
  size: number
  /** The content in base64, as rows are plain JSON. */
  content: string
  /** The member who uploaded it. Absent for the gateway's own files. */
  userId?: string
}
