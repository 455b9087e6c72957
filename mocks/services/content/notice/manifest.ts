import { inAnotherTown } from '#mocks/seeds/scale/copies.ts'
import type { Manifest } from '#mocks/services/manifest.ts'
import type { NoticeRow } from './noticeRow.ts'
import { seedNotices } from './noticeSeeds.ts'
import { noticeHandlers } from './notices.ts'

export const manifest: Manifest<{ notices: NoticeRow }> = {
  tables: { notices: 'region' },
  seeds: { uses: ['files'], write: seedNotices },
  copies: { notices: inAnotherTown },
  handlers: noticeHandlers,
}
