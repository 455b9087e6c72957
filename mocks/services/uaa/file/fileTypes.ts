import { extensionOf, fileFault } from '#gateway/fields/files.ts'
import { uploadFormFields } from '#gateway/generated/fields/UploadForm.ts'

interface FileType {
  extensions: readonly string[]
  mediaType: string
  /** Whether the content starts like a file of this type. */
  matches: (bytes: Uint8Array) => boolean
}

const zipStart = startsWith(0, 'PK\u0003\u0004')
const oleStart = startsWith(0, '\u00d0\u00cf\u0011\u00e0')
const mediaType = 'application/octet-stream'

/** How to recognise the file types that uploadFile accepts. The contract lists them. */
const fileTypes: readonly FileType[] = [
  { extensions: ['jpg', 'jpeg'], mediaType: 'image/jpeg', matches: startsWith(0, '\u00ff\u00d8\u00ff') },
  { extensions: ['png'], mediaType: 'image/png', matches: startsWith(0, '\u0089PNG') },
  { extensions: ['webp'], mediaType: 'image/webp', matches: startsWith(8, 'WEBP') },
  { extensions: ['pdf'], mediaType, matches: startsWith(0, '%PDF') },
  { extensions: ['doc', 'xls', 'ppt'], mediaType, matches: oleStart },
  { extensions: ['docx', 'xlsx', 'pptx', 'zip'], mediaType, matches: zipStart },
  { extensions: ['mp4'], mediaType, matches: startsWith(4, 'ftyp') },
]

/** The media type of an upload, or the message with which it is refused (§5). */
export function checkFile(name: string, bytes: Uint8Array): { mediaType: string } | { errorMessage: string } {
  const kinds = uploadFormFields.file.file
  const type = fileTypes.find(({ extensions }) => extensions.includes(extensionOf(name)))
  // The type is checked before the size.
  const errorMessage = fileFault(kinds, { name, size: 1 })
  if (errorMessage !== undefined || type === undefined || (bytes.length > 0 && !type.matches(bytes))) {
    return { errorMessage: errorMessage ?? '上传的文件类型不符合要求' }
  }
  const unfit = fileFault(kinds, { name, size: bytes.length })
  return unfit === undefined ? { mediaType: type.mediaType } : { errorMessage: unfit }
}

function startsWith(offset: number, latin1: string): (bytes: Uint8Array) => boolean {
  const start = Buffer.from(latin1, 'latin1')
  return (bytes) => start.every((byte, index) => bytes[offset + index] === byte)
}
