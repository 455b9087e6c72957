import type { Schema } from '../../../src/gateway/contract.ts'
import { productRowFields } from '../../../src/gateway/generated/fields/ProductRow.ts'
import { verdictIn } from '../../auditWords.ts'
import { fail, failFields, type FieldError, type GatewayServices, type Handlers } from '../../handler.ts'
import { missingErrors } from '../../missingErrors.ts'
import type { Store } from '../../store/store.ts'
import type { FacilitatorRow, KeptResume } from '../../store/tables/facilitators.ts'
import { findFileByUrl } from '../uaa/files.ts'
import { decideAudit } from './audit.ts'
import { approvedBinding, ownBinding } from './ownership.ts'

type Resume = Schema<'FacilitatorResume'>

export const resumeHandlers = {
  getFacilitatorDetails: (context) => {
    const { enId, name } = ownBinding(context, context.path.id)
    const row = context.store.facilitators.by('enId', enId)[0]
    if (row === undefined) {
      const never = { auditRemark: null, submitTime: null, auditTime: null, validUntil: null, resume: null }
      return { enId, name, faStatus: 'NONE' as const, pendingChange: false, ...never }
    }
    const { faStatus, auditRemark, submitTime, auditTime, validUntil, pendingResume, resume } = row
    const times = { submitTime, auditTime, validUntil }
    const pendingChange = pendingResume !== null
    return { enId, name, faStatus, auditRemark, ...times, pendingChange, resume: pendingResume ?? resume }
  },

  commitFacilitator: (context) => {
    const { store, clock, gateway, path, body } = context
    const { enId, name } = approvedBinding(context, path.id)
    const before = store.facilitators.by('enId', enId)[0]
    if (before?.faStatus === 'FROZEN') fail('4090', '服务商已被冻结，暂不能提交资料')
    if (before?.faStatus === 'QUIT') fail('4090', '服务商已退出，请联系客服')
    checkResume(store, body)
    const resume = keepResume(body, gateway)
    const submitTime = clock.dateTime()
    const row = before === undefined ? undefined : resubmit(store, before, resume, submitTime)
    const { faStatus, pendingResume } =
      row ?? store.facilitators.insert(newFacilitator({ enId, name, resume, submitTime }))
    const verdict = verdictIn(body.slogan)
    // Nobody blocks a provider at once: he is frozen by other means.
    if (verdict !== undefined && verdict !== 'BLOCK') decideAudit(context, { id: enId, pass: verdict === 'PASS' })
    return { enId, faStatus, pendingChange: pendingResume !== null, submitTime }
  },
} satisfies Handlers

/** An approved provider stays what it is until the change is approved; everybody else waits for the audit (§4). */
function resubmit(store: Store, { id, faStatus }: Readonly<FacilitatorRow>, resume: KeptResume, submitTime: string) {
  if (faStatus === 'PASS') return store.facilitators.update(id, { pendingResume: resume, submitTime })
  const waiting = {
    faStatus: 'PENDING',
    pendingResume: null,
    auditRemark: null,
    auditTime: null,
    validUntil: null,
  } as const
  return store.facilitators.update(id, { ...waiting, resume, submitTime })
}

function newFacilitator(fields: Pick<FacilitatorRow, 'enId' | 'name' | 'resume' | 'submitTime'>): FacilitatorRow {
  return {
    ...fields,
    id: `fa-${fields.enId}`,
    faStatus: 'PENDING',
    tags: [],
    pendingResume: null,
    auditRemark: null,
    auditTime: null,
    validUntil: null,
    meanScore: 0,
    evaluationCount: 0,
    dockingCount: 0,
    finishedCount: 0,
    favoriteCount: 0,
    responseHours: null,
    viewCount: 0,
    starLevel: 1,
  }
}

function keepResume(resume: Resume, gateway: GatewayServices): KeptResume {
  return { ...resume, products: resume.products.map((row) => ({ ...row, id: row.id ?? gateway.newId('pr') })) }
}

const megabyte = 1024 * 1024

/** What the contract cannot say; all errors at once, each with its place. */
function checkResume(store: Store, { logo, qualifications, cases, products, mainBusiness }: Resume): void {
  const errors = [
    ...(logo === null ? [] : imageErrors(store, logo, 'body.logo')),
    ...qualifications.flatMap(({ file }, index) => certificateErrors(store, file, `body.qualifications.${index}.file`)),
    ...cases.flatMap((row, index) => rowImageErrors(store, row, `body.cases.${index}`)),
    ...products.flatMap((row, index) => [
      ...rowImageErrors(store, row, `body.products.${index}`),
      ...missingErrors(productRowFields, row, `body.products.${index}`),
    ]),
    ...mainBusiness.flatMap((row, index) => rowImageErrors(store, row, `body.mainBusiness.${index}`)),
  ]
  if (errors.length > 0) failFields(errors)
}

function rowImageErrors(
  store: Store,
  { images }: Pick<Resume['products'][number], 'images'>,
  place: string,
): FieldError[] {
  return images.flatMap(({ url }, index) => imageErrors(store, url, `${place}.images.${index}`))
}

/** At most 1 M, jpeg or png (§5). */
function imageErrors(store: Store, url: string, field: string): FieldError[] {
  const file = findFileByUrl(store, url)
  if (file === undefined) return [{ errorMessage: '图片不存在，请重新上传', field }]
  if (file.type !== 'image/jpeg' && file.type !== 'image/png') {
    return [{ errorMessage: '上传的文件类型不符合要求', field }]
  }
  const isTooBig = file.size > megabyte
  return isTooBig ? [{ errorMessage: '超过最大文件上传大小限制，单个文件不能超过1M', field }] : []
}

function certificateErrors(store: Store, file: Resume['qualifications'][number]['file'], field: string): FieldError[] {
  const isLost = file !== undefined && findFileByUrl(store, file.url) === undefined
  return isLost ? [{ errorMessage: '证书文件不存在，请重新上传', field }] : []
}
