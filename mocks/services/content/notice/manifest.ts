import { inAnotherTown } from '#mocks/seeds/scale/copies.ts'
import type { Manifest } from '#mocks/services/manifest.ts'
import type { Schema } from '#gateway/contract.ts'
import type { Clock } from '#mocks/time/clock.ts'
import { fileUrl } from '#mocks/services/uaa/file/files.ts'
import type { Store } from '#mocks/store/store.ts'
import { pdfDocument } from '#mocks/seeds/documents.ts'
import { insertDrawing } from '#mocks/seeds/drawings/drawing.ts'
import { coverDrawing } from '#mocks/seeds/drawings/things.ts'
import { noticeHandlers, type NoticeRow } from './notices.ts'
import { furtherNotices } from './furtherNotices.ts'
import { noticeDrafts, type NoticeDraft } from './noticeDrafts.ts'

export const manifest: Manifest<{ notices: NoticeRow }> = {
  tables: { notices: 'region' },
  seeds: { uses: ['files'], write: seedNotices },
  copies: { notices: inAnotherTown },
  handlers: noticeHandlers,
}

function seedNotices(store: Store, clock: Clock): void {
  for (const [index, draft] of [...noticeDrafts, ...furtherNotices].entries())
    insertNotice(store, clock, `n-${1001 + index}`, draft)
}

function insertNotice(store: Store, clock: Clock, id: string, draft: NoticeDraft): void {
  const { age, paragraphs, cover, attachment, expiresIn, top = false, ...fields } = draft
  store.notices.insert({
    ...fields,
    id,
    top,
    publishTime: `${clock.day(-age)} 09:00:00`,
    content: [draft.summary, ...paragraphs]
      .filter((text) => text !== '')
      .map((text) => `<p>${text}</p>`)
      .join(''),
    attachments: attachment === undefined ? [] : [insertAttachment(store, `f-${id}-1`, attachment)],
    ...(cover === undefined ? {} : { cover: insertDrawing(store, `f-${id}`, coverDrawing(id, Number(id.slice(2)))) }),
    ...(expiresIn === undefined ? {} : { expireTime: `${clock.day(expiresIn)} 23:59:59` }),
  })
}

function insertAttachment(store: Store, id: string, name: string): Schema<'UploadedFile'> {
  const content = pdfDocument(name.replace('.pdf', ''), ['演示文件，内容从略。'])
  store.files.insert({
    id,
    name,
    type: 'application/octet-stream',
    size: content.length,
    content: content.toString('base64'),
  })
  return { name, size: content.length, url: fileUrl(id, name), uid: id }
}
