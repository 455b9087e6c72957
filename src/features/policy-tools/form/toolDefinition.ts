import type { GatewayClient } from '#gateway/client.ts'
import type { Schema } from '#gateway/contract.ts'
import type { ToolSection, ToolValues } from './toolFields.ts'

/** What a calculation is asked for. */
export interface ToolRequest<Inputs> {
  inputs: Inputs
  /** The year the figures are of. */
  inputYear: number
  /** The member's current enterprise; undefined for a visitor and for a member without one. */
  enId: string | undefined
}

/** What the member's enterprise has told before. */
export interface ToolProfile {
  details: Schema<'EnterpriseDetails'>
  attributes: Schema<'EnterprisePolicyAttributes'>
}

/** One tool: its form and the operations behind it. Make it once, outside a component, or memoise it. */
export interface ToolDefinition<Inputs> {
  /** Name of its drafts; forms whose texts mean different things have different names. */
  name: string
  /** Of the drafts: changes with the meaning of the fields. */
  version: number
  /** The form as it is for what has been given so far. */
  sections: (values: ToolValues) => readonly ToolSection<Inputs>[]
  /** Asks the gateway, silently: the form shows what fails. A visitor's result has no id. */
  calculate: (gateway: GatewayClient, request: ToolRequest<Inputs>) => Promise<Schema<'ToolResult'>>
  /** What has been filled in so far, for a calculation that nothing keeps. */
  trial: (request: Omit<ToolRequest<Inputs>, 'enId'>) => Schema<'ToolTrialForm'>
  /** What a kept result was calculated from; undefined when it is not of this form. */
  recorded: (record: Schema<'ToolRecord'>) => Partial<Inputs> | undefined
  /** What the member calculated with last, where the gateway keeps it; undefined when there is nothing. */
  saved?: (gateway: GatewayClient, enId: string | undefined) => Promise<SavedInputs<Inputs> | undefined>
  /** What the profile says of the year; what it does not know is left out. */
  fromProfile?: (profile: ToolProfile, inputYear: number) => Partial<Inputs>
}

export interface SavedInputs<Inputs> {
  inputs: Partial<Inputs>
  inputYear: number | null
}

/** Who uses the tool, as useSession tells it; undefined for a visitor. */
export interface ToolSession {
  user: { id: string } | undefined
  /** Undefined until fetched. */
  enterprises: readonly unknown[] | undefined
  enterprise: { enId: string; name: string } | undefined
}
