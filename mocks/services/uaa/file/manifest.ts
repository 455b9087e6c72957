import type { Manifest } from '#mocks/services/manifest.ts'
import { fileHandlers, type FileRow } from './files.ts'

export const manifest: Manifest<{ files: FileRow }> = {
  tables: { files: 'neither' },
  handlers: fileHandlers,
}
