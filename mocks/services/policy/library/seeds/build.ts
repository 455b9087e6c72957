import type { Clock } from '#mocks/time/clock.ts'
import { type FileRow, fileUrl } from '#mocks/services/uaa/file/files.ts'
import { pdfDocument } from '#mocks/seeds/documents.ts'
import { tagIdOf } from '#mocks/services/policy/tag/policyTagSeeds.ts'
import type { PolicyRow } from '../policyRows.ts'
import { contactOf } from './departments.ts'
import type { PolicyDraft } from './draft.ts'
import {
  buildBatch,
  buildCondition,
  buildInterpretation,
  buildMaterial,
  buildQuestion,
  buildStep,
  clauseName,
  defined,
  type KeepFile,
} from './parts.ts'

/** Added to every policy, so that no reader takes the demonstration for law. */
const notice = [
  '演示说明',
  '本文为演示数据，用于展示平台功能，不代表任何部门的真实政策，办理事项请以主管部门发布的文件为准。',
] as const

/** The row of a draft, and the files of its attachments and blank forms. */
export function buildPolicy(draft: PolicyDraft, clock: Clock): { policy: PolicyRow; files: FileRow[] } {
  const files: FileRow[] = []
  const keep: KeepFile = (name, bytes) => {
    const id = `${draft.id}-file-${files.length + 1}`
    const size = bytes.length
    files.push({ id, name, type: 'application/octet-stream', size, content: bytes.toString('base64') })
    return { name, size, url: fileUrl(id, name), uid: id }
  }
  const text = draft.clauses.map(([title, clause], index) => `${clauseName(index + 1)} ${title}：${clause}`)
  const attachments = (draft.attachments ?? []).map((name) =>
    keep(name, pdfDocument(draft.title, [...text, notice[1]])),
  )
  const materials = draft.materials.map((material, index) => buildMaterial(material, index + 1, keep))
  return { policy: { ...sameFields(draft), ...datedFields(draft, clock), attachments, materials }, files }
}

/** Fields that are copied from the draft. */
function sameFields(draft: PolicyDraft) {
  const { id, title, category, level, docType, supportMode, enjoyMode, targetDesc, resultDesc, summary } = draft
  const { remark, statedValidity, replacedById, stackable } = draft
  const [usefulCount, evaluationCount] = draft.useful ?? [0, 0]
  return {
    id,
    title,
    category,
    level,
    docType,
    supportMode,
    enjoyMode,
    targetDesc,
    resultDesc,
    summary,
    ...defined({ remark, statedValidity, replacedById, stackable }),
    issueDept: [...draft.departments],
    leadDept: draft.departments[0],
    amountList: draft.amounts.map(([min, max, unit, desc]) => ({ min, max, unit, desc })),
    tagIds: draft.tags.map(tagIdOf),
    applyTarget: { scale: [], industry: [], region: ['321283'], enType: [], qualification: [], ...draft.applyTarget },
    supports: draft.supports.map((support, index) => Object.assign({ no: index + 1 }, support)),
    process: draft.process.map((step, index) => buildStep(step, index + 1)),
    contact: draft.departments.map(contactOf),
    clauses: [...draft.clauses, notice].map(([heading, clause], index) => ({
      anchor: `art-${index + 1}`,
      title: `${clauseName(index + 1)} ${heading}`,
      text: clause,
    })),
    diagrams: draft.diagrams ?? [],
    qa: (draft.qa ?? []).map(buildQuestion),
    related: draft.related ?? [],
    declareTimes: draft.declared,
    viewCount: draft.views,
    favoriteCount: draft.favorites,
    evaluationCount,
    usefulCount,
    sourceUrl: `https://www.example.gov.cn/policy/${id}`,
    offShelf: draft.offShelf ?? false,
  }
}

/** Fields that are relative to today. */
function datedFields(draft: PolicyDraft, clock: Clock) {
  const { id, published, effective = published, expires } = draft
  const publishTime = `${clock.day(published)} 09:00:00`
  const docNo = draft.docNo?.replace('{year}', publishTime.slice(0, 4))
  const expireDate = expires === undefined ? undefined : clock.day(expires)
  const place = { id, document: docNo ?? draft.title }
  return {
    publishTime,
    ...defined({ docNo, expireDate }),
    signDate: clock.day(published - 5),
    effectiveDate: clock.day(effective),
    conditions: draft.conditions.map((condition, index) => buildCondition(condition, index + 1, place)),
    batches: (draft.batches ?? []).map((batch, index) => buildBatch(batch, index + 1, { policyId: id, clock })),
    interpretations: (draft.interpretations ?? []).map((each) => buildInterpretation(each, clock)),
    verifiedDate: clock.day(Math.max(published, -2)),
    // Yesterday at the latest: half past nine may not have come yet.
    updateTime: `${clock.day(Math.min(published + 3, -1))} 09:30:00`,
  }
}
