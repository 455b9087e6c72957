/** In ms: how long a browser may take to start saving. The object URL is revoked after that. */
const saveTime = 40_000

/** Makes the browser save a file under a name. */
export function saveFile(content: Blob, fileName: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), saveTime)
}
