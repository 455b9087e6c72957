import type { Schema } from '#gateway/contract.ts'
import { failFields, type FieldError, type Handlers } from '#mocks/handler/handler.ts'
import { formOf, ruleOf } from '#mocks/rules/ruleBook.ts'
import { indicatorsOf } from '#mocks/rules/scale.ts'
import { record } from './toolRecord.ts'
import { latestResult, saveForm, savedForm } from './toolForm.ts'

export const toolHandlers = {
  listIndustryFields: () => {
    const form = formOf(ruleOf('sme-scale@2017'))
    const { classification, inputs } = form
    const industries = inputs.find(({ key }) => key === classification?.field)?.options ?? []
    return industries.map(({ code, title }) => {
      const [, name = title, description] = /^([^（]+)（(.+)）$/.exec(title) ?? []
      const bounded = classification === undefined ? [] : indicatorsOf(form, classification, { industry: code })
      return {
        // The rule's industries, fields and units are those of the contract. A contract test compares them.
        code: code as Schema<'ScaleIndustry'>,
        name,
        ...(description === undefined ? {} : { description }),
        fields: bounded.map(({ key, title: label, unit, bounds }) => ({
          key: key as Schema<'ScaleField'>,
          label,
          unit,
          bounds,
        })),
      }
    })
  },

  evaluateEnterpriseSize: (context) => {
    const { enId, inputYear, inputs } = context.body
    return record(context, { ruleVersion: 'sme-scale@2017', enId, inputYear, inputs, filled: { scale: inputs } })
  },

  scoreSrdi: (context) => {
    const { body } = context
    const { ruleVersion, formCode, enId, inputYear, isRenewal } = body
    const inputs = { ...body.inputs, isRenewal }
    return record(context, { ruleVersion, formCode, enId, inputYear, inputs, filled: { srdi: body } })
  },

  getTechnologyEvaluation: (context) => {
    const saved = savedForm(context, 'HNTE', context.query.enId)
    const { enId = null, inputYear = null, updateTime = null } = saved ?? {}
    return {
      enId,
      inputYear,
      updateTime,
      inputs: saved?.content.inputs ?? null,
      result: latestResult(context.store, saved),
    }
  },

  saveTechnologyEvaluation: (context) => {
    const { enId, inputYear, inputs } = context.body
    checkHnte(inputs)
    const given = { ...inputs, applyDate: inputs.applyDate ?? context.clock.today() }
    const result = record(context, {
      ruleVersion: 'hnte@2016',
      enId,
      inputYear,
      inputs: given,
      filled: { hnte: inputs },
    })
    saveForm(context, { enId, inputYear, resultId: result.id, content: { tool: 'HNTE', inputs } })
    return result
  },

  getCostCalculation: (context) => {
    const saved = savedForm(context, 'RD_DEDUCTION', context.query.enId)
    const { enId = null, updateTime = null } = saved ?? {}
    return { enId, updateTime, inputs: saved?.content.inputs ?? null, result: latestResult(context.store, saved) }
  },

  saveCostCalculation: (context) => {
    const { enId, inputs } = context.body
    const { inputYear } = inputs
    const filled = { rdDeduction: inputs }
    const result = record(context, { ruleVersion: 'rd-deduction@2023', enId, inputYear, inputs, filled })
    saveForm(context, { enId, inputYear, resultId: result.id, content: { tool: 'RD_DEDUCTION', inputs } })
    return result
  },

  getCloudInfo: (context) => {
    const saved = savedForm(context, 'CLOUD_STAR', context.query.enId)
    const { enId = null, inputYear = null, updateTime = null } = saved ?? {}
    return {
      enId,
      inputYear,
      updateTime,
      inputs: saved?.content.inputs ?? null,
      result: latestResult(context.store, saved),
    }
  },

  commitCloud: (context) => {
    const { enId, inputYear, inputs } = context.body
    const filled = { cloud: inputs }
    const result = record(context, { ruleVersion: 'cloud-star-js@design', enId, inputYear, inputs, filled })
    saveForm(context, { enId, inputYear, resultId: result.id, content: { tool: 'CLOUD_STAR', inputs } })
    return result
  },
} satisfies Handlers

/** A part cannot exceed its whole. */
function checkHnte(inputs: Schema<'HnteInputs'>): void {
  const {
    techStaffAmount,
    employeeAmount,
    highTechIncome,
    totalIncome,
    rdExpenses = [],
    domesticRdExpenses = [],
  } = inputs
  const errors: FieldError[] = []
  if (isMore(techStaffAmount, employeeAmount)) {
    errors.push({ errorMessage: '科技人员不能多于职工总数', field: 'body.inputs.techStaffAmount' })
  }
  if (isMore(highTechIncome, totalIncome)) {
    errors.push({ errorMessage: '高新技术产品（服务）收入不能多于总收入', field: 'body.inputs.highTechIncome' })
  }
  if (domesticRdExpenses.some((amount, index) => isMore(amount, rdExpenses[index]))) {
    errors.push({ errorMessage: '境内研发费用不能多于研发费用', field: 'body.inputs.domesticRdExpenses' })
  }
  if (errors.length > 0) failFields(errors)
}

function isMore(part: number | undefined, whole: number | undefined): boolean {
  return part !== undefined && whole !== undefined && part > whole
}
