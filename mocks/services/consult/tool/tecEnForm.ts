import type { Schema } from '#gateway/contract.ts'
import { fail, failFields, member, type Handlers } from '#mocks/handler/handler.ts'
import type { Store } from '#mocks/store/store.ts'
import { latestResult, saveForm, savedForm, type SavedForm } from './toolForm.ts'
import { record, type ToolContext } from './toolRecord.ts'

type TecEnForm = SavedForm<'TECH_SME'>

export const tecEnFormHandlers = {
  getTecEnForm: (context) => view(context.store, savedForm(context, 'TECH_SME', context.query.enId)),

  saveTecEnFormBase: (context) => {
    const { formId, enId, inputYear, base } = context.body
    const before = savedForm(context, 'TECH_SME', enId)
    if (formId !== undefined && formId !== before?.id) findOwn(context, formId)
    const scores = before?.content.scores ?? null
    // The result was for other conditions.
    saveForm(context, { enId, inputYear, resultId: null, content: { tool: 'TECH_SME', base, scores } })
    return view(context.store, savedForm(context, 'TECH_SME', enId))
  },

  commitTecEnForm: (context) => {
    const { formId, scores } = context.body
    if (context.user === undefined) return scoreForVisitor(context)
    const form = findOwn(context, formId ?? '')
    const { base } = form.content
    const [enId, inputYear] = [form.enId ?? undefined, form.inputYear ?? undefined]
    const result = score(context, { enId, inputYear, base, scores })
    const content = { tool: 'TECH_SME', base, scores } as const
    saveForm(context, { enId, inputYear: form.inputYear, resultId: result.id, content })
    return result
  },
} satisfies Handlers

/** Nothing is saved for a visitor, so the conditions are part of the request. */
function scoreForVisitor(context: ToolContext & { body: Schema<'TecEnCommitForm'> }): Schema<'ToolResult'> {
  const { inputYear, base, scores } = context.body
  if (base === undefined) failFields([{ errorMessage: '请填写基本条件', field: 'body.base' }])
  return score(context, { inputYear, base, scores })
}

function score(
  context: ToolContext,
  {
    base,
    scores,
    ...about
  }: {
    enId?: string | undefined
    inputYear: number | undefined
    base: Schema<'TecEnBase'>
    scores: Schema<'TecEnScores'>
  },
): Schema<'ToolResult'> {
  checkStaff(base, scores)
  return record(context, {
    ...about,
    ruleVersion: 'tech-sme@2017',
    inputs: { ...base, ...scores },
    filled: { tecEnBase: base, tecEnScores: scores },
  })
}

/** Ends with 4040 when no conditions were saved under the id, and with 4030 when somebody else saved them. */
function findOwn(context: ToolContext, formId: string): TecEnForm {
  const form = context.store.toolForms.get(formId)
  if (form === undefined || !isTecEnForm(form)) return fail('4040', '请先保存基本条件')
  return form.userId === member(context).id ? form : fail('4030', '无权访问该数据')
}

function isTecEnForm(form: NonNullable<ReturnType<Store['toolForms']['get']>>): form is TecEnForm {
  return form.content.tool === 'TECH_SME'
}

function checkStaff({ employeeAmount }: Schema<'TecEnBase'>, { techStaffAmount }: Schema<'TecEnScores'>): void {
  if (employeeAmount === undefined || techStaffAmount === undefined || techStaffAmount <= employeeAmount) return
  failFields([{ errorMessage: '科技人员不能多于职工总数', field: 'body.scores.techStaffAmount' }])
}

function view(store: Store, form: TecEnForm | undefined): Schema<'TecEnForm'> {
  const result = latestResult(store, form)
  const empty = { formId: null, enId: null, inputYear: null, base: null, scores: null, result, updateTime: null }
  if (form === undefined) return { ...empty, status: 'NONE' }
  const { id: formId, enId, inputYear, updateTime, content, resultId } = form
  const { base, scores } = content
  return {
    formId,
    enId,
    inputYear,
    status: resultId === null ? 'DRAFT' : 'COMMITTED',
    base,
    scores,
    result,
    updateTime,
  }
}
