import { binary, fail, failFields, type Handlers, member, NotFoundFailure } from '#mocks/handler/handler.ts'
import { fileOfCopy } from '#mocks/seeds/scale/files.ts'
import type { Store } from '#mocks/store/store.ts'
import type { FileRow } from './fileRow.ts'
import { checkFileAccess } from './fileAccess.ts'
import { checkFile } from './fileTypes.ts'

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
