import type { Schema } from '../../src/gateway/contract.ts'
import type { Clock } from '../clock.ts'
import { fileUrl } from '../services/uaa/files.ts'
import type { Store } from '../store/store.ts'
import { pdfDocument } from './documents.ts'
import { furtherNotices } from './furtherNotices.ts'
import { noticeDrafts, type NoticeDraft } from './noticeDrafts.ts'
import { insertPicture } from './pictures.ts'

export function seedNotices(store: Store, clock: Clock): void {
  for (const [index, draft] of [...noticeDrafts, ...furtherNotices].entries())
    insertNotice(store, clock, `n-${1001 + index}`, draft)
}

function insertNotice(store: Store, clock: Clock, id: string, draft: NoticeDraft): void {
  const { age, paragraphs, cover, attachment, expiresIn, top = false, ...fields } = draft
  const picture = { width: 480, height: 270, from: [0, 82, 190], to: [120, 190, 255] } as const
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
    ...(cover === undefined ? {} : { cover: insertPicture(store, `f-${id}`, picture) }),
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
