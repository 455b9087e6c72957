import { expect, test, vi } from 'vitest'
import { createUploads, withUploaded, type Upload, type UploadedFile } from './uploads.ts'

const uploaded: UploadedFile = { name: 'apply.pdf', size: 3, url: '/f-1', uid: 'f-1' }
const file = new File(['abc'], 'apply.pdf')

/** An upload whose end the test controls. */
function controlled() {
  const calls: (PromiseWithResolvers<UploadedFile> & Parameters<Upload>[1])[] = []
  const upload: Upload = (_file, options) => {
    const call = { ...Promise.withResolvers<UploadedFile>(), ...options }
    calls.push(call)
    return call.promise
  }
  const onUploaded = vi.fn<(file: UploadedFile) => void>()
  const uploads = createUploads(upload, onUploaded)
  const state = () => uploads.pending().map(({ state: name, percent, error }) => [name, percent, error])
  return { uploads, calls, onUploaded, state }
}

test('4-58 an upload starts as uploading and shows its progress', () => {
  const { uploads, calls, state } = controlled()
  uploads.start(file)
  expect(state()).toEqual([['uploading', 0, undefined]])
  calls[0]!.onProgress(40)
  expect(state()).toEqual([['uploading', 40, undefined]])
})

test('4-59 a successful upload is added to the list and is no longer pending', async () => {
  const { uploads, calls, onUploaded, state } = controlled()
  uploads.start(file)
  calls[0]!.resolve(uploaded)
  await vi.waitFor(() => expect(onUploaded).toHaveBeenCalledExactlyOnceWith(uploaded))
  expect(state()).toEqual([])
})

test('4-60 8-43 a failed upload shows its error, and can be retried', async () => {
  const { uploads, calls, onUploaded, state } = controlled()
  uploads.start(file)
  calls[0]!.reject(new Error('服务器连接失败'))
  await vi.waitFor(() => expect(state()).toEqual([['failed', 0, '服务器连接失败']]))
  uploads.retry(uploads.pending()[0]!.key)
  expect(state()).toEqual([['uploading', 0, undefined]])
  calls[1]!.resolve(uploaded)
  await vi.waitFor(() => expect(onUploaded).toHaveBeenCalledOnce())
})

test('an upload removed from the list is aborted and never arrives', async () => {
  const { uploads, calls, onUploaded, state } = controlled()
  uploads.start(file)
  uploads.remove(uploads.pending()[0]!.key)
  expect(calls[0]!.signal.aborted).toBe(true)
  calls[0]!.resolve(uploaded)
  await calls[0]!.promise
  expect(state()).toEqual([])
  expect(onUploaded).not.toHaveBeenCalled()
})

test('4-61 in overwrite mode an upload replaces the first file, otherwise it is added', () => {
  const other = { ...uploaded, uid: 'f-2' }
  expect(withUploaded([uploaded], other, true)).toEqual([other])
  expect(withUploaded([], other, true)).toEqual([other])
  expect(withUploaded([uploaded], other, false)).toEqual([uploaded, other])
})
