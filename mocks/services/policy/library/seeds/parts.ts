import type { Schema } from '#gateway/contract.ts'
import type { Clock } from '#mocks/time/clock.ts'
import type { PolicyBatch, PolicyRow } from '../policyRows.ts'
import { formDocument } from '#mocks/seeds/documents.ts'
import type {
  BatchDraft,
  ConditionDraft,
  InterpretationDraft,
  MaterialDraft,
  QuestionDraft,
  StepDraft,
} from './draft.ts'

/** Stores a file and returns its description for the policy. */
export type KeepFile = (name: string, content: Buffer) => Schema<'UploadedFile'>

const numerals = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十']

/** 第一条 … 第十九条. */
export function clauseName(no: number): string {
  return no <= 10 ? `第${numerals[no] ?? ''}条` : `第十${numerals[no - 10] ?? ''}条`
}

/** The object without undefined properties: rows hold plain JSON, in which absent properties stay absent. */
export function defined<Value extends object>(value: Value): { [Key in keyof Value]?: Exclude<Value[Key], undefined> } {
  const entries = Object.entries(value).filter(([, each]) => each !== undefined)
  return Object.fromEntries(entries) as { [Key in keyof Value]?: Exclude<Value[Key], undefined> }
}

/** `document` names the document of the clauses: its number, otherwise its title. */
export function buildCondition(
  { text, rule, optional, veto, evidence, clause }: ConditionDraft,
  no: number,
  { id, document }: { id: string; document: string },
): Schema<'PolicyCondition'> {
  const basis =
    clause === undefined ? undefined : { clause: clauseName(clause), url: `/policy/info/${id}#art-${clause}` }
  return {
    no,
    text,
    required: optional === undefined,
    veto: veto ?? false,
    ...defined({ rule, evidence, basis: basis && { doc: document, ...basis } }),
  }
}

export function buildMaterial(
  { name, optional, form = 'ELECTRONIC', source = 'SELF', template, note }: MaterialDraft,
  no: number,
  keep: KeepFile,
): PolicyRow['materials'][number] {
  return {
    no,
    name,
    required: optional === undefined,
    form,
    copies: source === 'SELF' ? 1 : 0,
    source,
    ...defined({ template: template && keep(`${name}.doc`, formDocument(name, template)), note }),
  }
}

export function buildBatch(
  { name, start, end, channel = 'ONLINE', quota }: BatchDraft,
  no: number,
  { policyId, clock }: { policyId: string; clock: Clock },
): PolicyBatch {
  return {
    id: `d-${policyId.slice(2)}-${no}`,
    batchName: name,
    start: clock.day(start),
    end: end === null ? null : clock.day(end),
    channel,
    ...defined({ url: channel === 'OFFLINE' ? undefined : `https://declare.example.gov.cn/${policyId}`, quota }),
  }
}

export function buildStep([name, actor, desc, days]: StepDraft, no: number): Schema<'PolicyProcessStep'> {
  return { no, name, actor, desc, ...defined({ days }) }
}

export function buildInterpretation(
  { type, title, content, published }: InterpretationDraft,
  clock: Clock,
): PolicyRow['interpretations'][number] {
  return { type, title, content, publishTime: `${clock.day(published)} 09:00:00` }
}

export function buildQuestion([q, a, clause]: QuestionDraft): Schema<'PolicyQa'> {
  return { q, a, ...defined({ clauseRef: clause === undefined ? undefined : `art-${clause}` }) }
}
