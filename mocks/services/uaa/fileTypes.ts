const megabyte = 1024 * 1024

interface FileType {
  extensions: readonly string[]
  mediaType: string
  maxMegabytes: number
  /** Whether the content begins the way such a file does. */
  matches: (bytes: Uint8Array) => boolean
}

const zipStart = startsWith(0, 'PK\u0003\u0004')
const oleStart = startsWith(0, '\u00d0\u00cf\u0011\u00e0')
const document = { mediaType: 'application/octet-stream', maxMegabytes: 20 }

/** What uploadFile accepts; its description in the contract names the same types and limits. */
const fileTypes: readonly FileType[] = [
  {
    extensions: ['jpg', 'jpeg'],
    mediaType: 'image/jpeg',
    maxMegabytes: 5,
    matches: startsWith(0, '\u00ff\u00d8\u00ff'),
  },
  { extensions: ['png'], mediaType: 'image/png', maxMegabytes: 5, matches: startsWith(0, '\u0089PNG') },
  { extensions: ['webp'], mediaType: 'image/webp', maxMegabytes: 5, matches: startsWith(8, 'WEBP') },
  { extensions: ['pdf'], ...document, matches: startsWith(0, '%PDF') },
  { extensions: ['doc', 'xls', 'ppt'], ...document, matches: oleStart },
  { extensions: ['docx', 'xlsx', 'pptx', 'zip'], ...document, matches: zipStart },
  { extensions: ['mp4'], mediaType: 'application/octet-stream', maxMegabytes: 100, matches: startsWith(4, 'ftyp') },
]

/** The media type of an upload, or the message that refuses it (§5). */
export function checkFile(name: string, bytes: Uint8Array): { mediaType: string } | { errorMessage: string } {
  const extension = name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : ''
  const type = fileTypes.find((candidate) => candidate.extensions.includes(extension))
  if (type === undefined || !type.matches(bytes)) return { errorMessage: '上传的文件类型不符合要求' }
  if (bytes.length > type.maxMegabytes * megabyte) {
    return { errorMessage: `超过最大文件上传大小限制，单个文件不能超过${type.maxMegabytes}M` }
  }
  return { mediaType: type.mediaType }
}

function startsWith(offset: number, latin1: string): (bytes: Uint8Array) => boolean {
  const start = Buffer.from(latin1, 'latin1')
  return (bytes) => start.every((byte, index) => bytes[offset + index] === byte)
}
