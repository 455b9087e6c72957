import type { Manifest } from '#mocks/services/manifest.ts'
import type { FileRow } from './fileRow.ts'
import { fileHandlers } from './files.ts'

export const manifest: Manifest<{ files: FileRow }> = {
  tables: { files: 'neither' },
  handlers: fileHandlers,
}
