import type { Ask, Loose } from '../../defect.ts'

export const calendar = '/policy/api/ua/calendar'

export const suggestions = '/policy/api/ua/policy/associate?keyword='

/** What a tool makes of a form that is half filled in. */
export async function tried(ask: Ask, form: object): Promise<Loose> {
  return ask('/consult/api/ua/tool/preview', { as: 'visitor', body: form })
}

/** A visitor's evaluation as a high-tech enterprise. */
export async function evaluatedTechnology(ask: Ask, inputs: object): Promise<Loose> {
  const body = { inputYear: 2025, inputs }
  return ask('/consult/api/customer/eva/technology/save', { as: 'visitor', body })
}
