import type { Schema } from '#gateway/contract.ts'
import { facilitatorCaseFields } from '#gateway/generated/fields/FacilitatorCase.ts'
import { facilitatorQualificationFields } from '#gateway/generated/fields/FacilitatorQualification.ts'
import { facilitatorResumeFields } from '#gateway/generated/fields/FacilitatorResume.ts'
import { mainBusinessRowFields } from '#gateway/generated/fields/MainBusinessRow.ts'
import { productRowFields } from '#gateway/generated/fields/ProductRow.ts'
import { verdictIn } from '#mocks/services/auditWords.ts'
import { formErrors } from '#mocks/request/formErrors.ts'
import {
  fail,
  failFields,
  type FieldError,
  type GatewayServices,
  type HandlerContext,
  type Handlers,
} from '#mocks/handler/handler.ts'
import type { Store } from '#mocks/store/store.ts'
import type { FacilitatorRow, KeptResume } from './facilitatorRows.ts'
import { findFileByUrl } from '#mocks/services/uaa/file/files.ts'
import { decideAudit } from './audit.ts'
import { approvedBinding, ownBinding } from '../binding/ownership.ts'

type Resume = Schema<'FacilitatorResume'>

const rowFields = {
  qualifications: facilitatorQualificationFields,
  cases: facilitatorCaseFields,
  products: productRowFields,
  mainBusiness: mainBusinessRowFields,
}

export const resumeHandlers = {
  getFacilitatorDetails: (context) => {
    const { enId, name } = ownBinding(context, context.path.id)
    const row = context.store.facilitators.by('enId', enId)[0]
    if (row === undefined) {
      const never = { auditRemark: null, submitTime: null, auditTime: null, validUntil: null, resume: null }
      return { enId, name, faStatus: 'NONE' as const, pendingChange: false, ...never }
    }
    const { id, faStatus, auditRemark, submitTime, auditTime, validUntil, pendingResume, refusedResume, resume } = row
    const about = { facilitatorId: id, enId, name, faStatus, auditRemark, submitTime, auditTime, validUntil }
    const change = pendingResume ?? refusedResume
    const pendingChange = pendingResume !== null
    return change === null
      ? { ...about, pendingChange, resume }
      : { ...about, pendingChange, resume: change, shownResume: resume }
  },

  commitFacilitator: (context) => {
    const { store, clock, gateway, path, body } = context
    checkResume(context, body)
    const { enId, name } = approvedBinding(context, path.id)
    const before = store.facilitators.by('enId', enId)[0]
    if (before?.faStatus === 'FROZEN') fail('4090', '服务商已被冻结，暂不能提交资料')
    if (before?.faStatus === 'QUIT') fail('4090', '服务商已退出，请联系客服')
    const resume = keepResume(body, gateway)
    const submitTime = clock.dateTime()
    const row = before === undefined ? undefined : resubmit(store, before, resume, submitTime)
    const { faStatus, pendingResume } =
      row ?? store.facilitators.insert(newFacilitator({ enId, name, resume, submitTime }))
    const verdict = verdictIn(body.slogan)
    // A provider is never blocked on submission: freezing it is a separate action.
    if (verdict !== undefined && verdict !== 'BLOCK') decideAudit(context, { id: enId, pass: verdict === 'PASS' })
    return { enId, faStatus, pendingChange: pendingResume !== null, submitTime }
  },
} satisfies Handlers

/** An approved provider keeps its resume until the change is approved. All others wait for the audit (§4). */
function resubmit(store: Store, { id, faStatus }: Readonly<FacilitatorRow>, resume: KeptResume, submitTime: string) {
  if (faStatus === 'PASS') {
    // The remark on an earlier change does not apply to this one.
    const change = { pendingResume: resume, refusedResume: null, auditRemark: null }
    return store.facilitators.update(id, { ...change, submitTime })
  }
  const waiting = {
    faStatus: 'PENDING',
    pendingResume: null,
    refusedResume: null,
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
    refusedResume: null,
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

/** Checks that the contract's schemas cannot express. Reports all errors at once, each with its place. */
function checkResume(context: Pick<HandlerContext<'commitFacilitator'>, 'clock' | 'store'>, resume: Resume): void {
  const errors = formErrors(context, facilitatorResumeFields, resume)
  for (const [list, fields] of Object.entries(rowFields)) {
    const rows = resume[list as keyof typeof rowFields]
    for (const [index, row] of rows.entries()) errors.push(...formErrors(context, fields, row, `body.${list}.${index}`))
  }
  errors.push(...lostFiles(context.store, resume))
  if (errors.length > 0) failFields(errors)
}

/** Files that the gateway does not have. */
function lostFiles(store: Store, { logo, qualifications, cases, products, mainBusiness }: Resume): FieldError[] {
  const lost = (url: string | null | undefined, field: string, what: string) =>
    url === null || url === undefined || findFileByUrl(store, url) !== undefined
      ? []
      : [{ errorMessage: `${what}不存在，请重新上传`, field }]
  return [
    ...lost(logo, 'body.logo', '图片'),
    ...qualifications.flatMap(({ file }, index) => lost(file?.url, `body.qualifications.${index}.file`, '证书文件')),
    ...Object.entries({ cases, products, mainBusiness }).flatMap(([list, rows]) =>
      rows.flatMap(({ images }, row) =>
        images.flatMap(({ url }, index) => lost(url, `body.${list}.${row}.images.${index}`, '图片')),
      ),
    ),
  ]
}
