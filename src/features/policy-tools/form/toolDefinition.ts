import type { GatewayClient } from '#gateway/client.ts'
import type { Schema } from '#gateway/contract.ts'
import type { ToolSection, ToolValues } from './toolFields.ts'

/** The input of a calculation. */
export interface ToolRequest<Inputs> {
  inputs: Inputs
  /** The year of the figures. */
  inputYear: number
  /** The member's current enterprise; undefined for a visitor and for a member without one. */
  enId: string | undefined
}

/** The saved data of the member's enterprise. */
export interface ToolProfile {
  details: Schema<'EnterpriseDetails'>
  attributes: Schema<'EnterprisePolicyAttributes'>
}

/** One tool: its form and the operations behind it. Create it once, outside a component, or memoise it. */
export interface ToolDefinition<Inputs> {
  /** Name of its drafts; forms whose values mean different things have different names. */
  name: string
  /** Version of the drafts: changes with the meaning of the fields. */
  version: number
  /** The form for the values given so far. */
  sections: (values: ToolValues) => readonly ToolSection<Inputs>[]
  /** Calls the gateway silently: the form shows failures. A visitor's result has no id. */
  calculate: (gateway: GatewayClient, request: ToolRequest<Inputs>) => Promise<Schema<'ToolResult'>>
  /** The values so far, for a calculation that is not recorded. */
  trial: (request: Omit<ToolRequest<Inputs>, 'enId'>) => Schema<'ToolTrialForm'>
  /** The inputs of a recorded result; undefined if it does not belong to this form. */
  recorded: (record: Schema<'ToolRecord'>) => Partial<Inputs> | undefined
  /** The inputs of the member's last calculation, if the gateway stores them; undefined when there are none. */
  saved?: (gateway: GatewayClient, enId: string | undefined) => Promise<SavedInputs<Inputs> | undefined>
  /** The profile's values for the year; unknown ones are omitted. */
  fromProfile?: (profile: ToolProfile, inputYear: number) => Partial<Inputs>
}

export interface SavedInputs<Inputs> {
  inputs: Partial<Inputs>
  inputYear: number | null
}

/** The user of the tool, from useSession; undefined for a visitor. */
export interface ToolSession {
  user: { id: string } | undefined
  /** Undefined until fetched. */
  enterprises: readonly unknown[] | undefined
  enterprise: { enId: string; name: string } | undefined
}
