import type { Schema } from '../../../gateway/contract.ts'
import { textOf } from '../../../ui/form/numberText.ts'
import type { UploadedFile } from '../../../ui/upload/uploads.ts'

/** A demand as it is typed: numbers and choices are texts, empty while nothing is said (contract, DemandForm). */
export interface DemandValues {
  demandType: string
  enId: string
  title: string
  categoryId: string
  industryCode: string
  fieldArea: string[]
  keywords: string[]
  description: string
  background: string
  targetIndicator: string
  budgetType: string
  budgetMin: string
  budgetMax: string
  quantity: string
  unit: string
  cooperationMode: string[]
  deliveryCycle: string
  deadline: string
  expectRegion: string[]
  providerRequire: string
  cover: UploadedFile[]
  attachments: UploadedFile[]
  hideEnName: boolean
  contactName: string
  contactTel: string
  contactWay: string
  agree: boolean
}

/** A form nobody has typed into. */
export function emptyDemand(enId: string): DemandValues {
  return {
    demandType: '',
    enId,
    title: '',
    categoryId: '',
    industryCode: '',
    fieldArea: [],
    keywords: [],
    description: '',
    background: '',
    targetIndicator: '',
    budgetType: '',
    budgetMin: '',
    budgetMax: '',
    quantity: '',
    unit: '',
    cooperationMode: [],
    deliveryCycle: '',
    deadline: '',
    expectRegion: [],
    providerRequire: '',
    cover: [],
    attachments: [],
    hideEnName: false,
    contactName: '',
    contactTel: '',
    contactWay: '',
    agree: false,
  }
}

/** What was saved, to go on with. What was agreed to held for that version. */
export function demandValues(saved: Schema<'DemandOwnDetail'>): DemandValues {
  const { contact, cover } = saved
  return {
    demandType: saved.demandType,
    enId: saved.enId,
    title: saved.title,
    categoryId: saved.categoryId ?? '',
    industryCode: saved.industryCode ?? '',
    fieldArea: [...saved.fieldArea],
    keywords: [...saved.keywords],
    description: saved.description ?? '',
    background: saved.background ?? '',
    targetIndicator: saved.targetIndicator ?? '',
    budgetType: saved.budgetType ?? '',
    budgetMin: textOf(saved.budgetMin),
    budgetMax: textOf(saved.budgetMax),
    quantity: textOf(saved.quantity),
    unit: saved.unit ?? '',
    cooperationMode: [...saved.cooperationMode],
    deliveryCycle: saved.deliveryCycle ?? '',
    deadline: saved.deadline ?? '',
    expectRegion: [...saved.expectRegion],
    providerRequire: saved.providerRequire ?? '',
    cover: cover === undefined ? [] : [{ name: '封面', size: 0, url: cover, uid: cover }],
    attachments: [...saved.attachments],
    hideEnName: saved.hideEnName,
    contactName: contact?.contactName ?? '',
    contactTel: contact?.contactTel ?? '',
    contactWay: contact?.contactWay ?? '',
    agree: false,
  }
}

/** Another demand that begins with what this one says; its deadline is to be chosen anew. */
export function copiedDemand(saved: Schema<'DemandOwnDetail'>): DemandValues {
  return { ...demandValues(saved), deadline: '' }
}
