/** The record of an uploaded file. */
export interface UploadedFile {
  name: string
  /** In bytes. */
  size: number
  url: string
  uid: string
}

/**
 * Uploads one file; `onProgress` gets the share sent, 0 to 100. Rejects with an Error whose message is meant for the
 * user, or with the reason of `signal`.
 */
export type Upload = (
  file: File,
  options: { onProgress: (percent: number) => void; signal: AbortSignal },
) => Promise<UploadedFile>

/** A file being uploaded, or one that failed (§4). */
export interface PendingUpload {
  key: number
  file: File
  state: 'uploading' | 'failed'
  /** 0 to 100. */
  percent: number
  /** Why it failed. */
  error?: string
}

/** The uploads of one field, in the shape that useSyncExternalStore takes. */
interface Uploads {
  start: (file: File) => void
  retry: (key: number) => void
  /** Aborts an upload, or removes a failed one from the list. */
  remove: (key: number) => void
  removeAll: () => void
  /** The same array until something changes. */
  pending: () => readonly PendingUpload[]
  subscribe: (listener: () => void) => () => void
}

/** @param onUploaded called with each file that was uploaded, which then leaves the pending ones (4-59) */
export function createUploads(upload: Upload, onUploaded: (file: UploadedFile) => void): Uploads {
  const listeners = new Set<() => void>()
  const running = new Map<number, AbortController>()
  let pending: readonly PendingUpload[] = []
  let nextKey = 1

  function become(next: readonly PendingUpload[]) {
    pending = next
    for (const listener of listeners) listener()
  }

  function change(key: number, changes: Partial<PendingUpload>) {
    become(pending.map((one) => (one.key === key ? { ...one, ...changes } : one)))
  }

  function remove(key: number) {
    running.get(key)?.abort()
    running.delete(key)
    become(pending.filter((one) => one.key !== key))
  }

  async function send(key: number, file: File) {
    const controller = new AbortController()
    running.set(key, controller)
    try {
      const onProgress = (percent: number) => change(key, { percent })
      const uploaded = await upload(file, { onProgress, signal: controller.signal })
      if (controller.signal.aborted) return
      remove(key)
      onUploaded(uploaded)
    } catch (error) {
      if (controller.signal.aborted) return
      change(key, { state: 'failed', error: error instanceof Error ? error.message : '上传失败' })
    }
  }

  return {
    start(file) {
      const key = nextKey++
      become([...pending, { key, file, state: 'uploading', percent: 0 }])
      void send(key, file)
    },
    retry(key) {
      const failed = pending.find((one) => one.key === key && one.state === 'failed')
      if (failed === undefined) return
      become(pending.map((one) => (one === failed ? { key, file: failed.file, state: 'uploading', percent: 0 } : one)))
      void send(key, failed.file)
    },
    remove,
    removeAll() {
      for (const { key } of pending) remove(key)
    },
    pending: () => pending,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The field's files after another upload: in overwrite mode it replaces the first one (4-61). */
export function withUploaded(files: readonly UploadedFile[], file: UploadedFile, overwrite: boolean): UploadedFile[] {
  return overwrite ? [file, ...files.slice(1)] : [...files, file]
}
