import { binary, fail, failFields, type Handlers, member, NotFoundFailure } from '#mocks/handler/handler.ts'
import { fileOfCopy } from '#mocks/seeds/scale/files.ts'
import type { Store } from '#mocks/store/store.ts'
import { extensionOf, fileFault } from '#gateway/fields/files.ts'
import { uploadFormFields } from '#gateway/generated/fields/UploadForm.ts'
import { checkFileAccess } from './fileAccess.ts'

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

const downloadPath = '/uaa/api/download/file'

export const fileHandlers = {
  uploadFile: (context) => {
    const { files, store, gateway } = context
    const part = files['file'] ?? failFields([{ errorMessage: '请选择文件', field: 'body.file' }])
    const checked = checkFile(part.name, part.bytes)
    if ('errorMessage' in checked) return fail('5000', checked.errorMessage)
    const { id, name, size } = store.files.insert({
      id: gateway.newId('f'),
      name: part.name,
      type: checked.mediaType,
      size: part.bytes.length,
      content: Buffer.from(part.bytes).toString('base64'),
      userId: member(context).id,
    })
    return { name, size, url: fileUrl(id, name), uid: id }
  },

  downloadFile: ({ query, store, user }) => {
    const file = findFile(store, query.filePath)
    if (file === undefined) throw new NotFoundFailure()
    checkFileAccess(store, user, file)
    const bytes = Buffer.from(file.content, 'base64')
    return file.type.startsWith('image/') ? binary(bytes, file.type) : binary(bytes, file.type, query.fileName)
  },
} satisfies Handlers

/** The gateway path of a file's download. */
export function fileUrl(id: string, name: string): string {
  return `${downloadPath}?${new URLSearchParams({ filePath: id, fileName: name }).toString()}`
}

export function findFileByUrl(store: Store, url: string): Readonly<FileRow> | undefined {
  const [path, search] = url.split('?')
  const id = path === downloadPath ? new URLSearchParams(search).get('filePath') : null
  return id === null ? undefined : findFile(store, id)
}

function findFile(store: Store, id: string): Readonly<FileRow> | undefined {
  return store.files.get(id) ?? fileOfCopy(store, id)
}

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
function checkFile(name: string, bytes: Uint8Array): { mediaType: string } | { errorMessage: string } {
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
