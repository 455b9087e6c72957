import { setTimeout as pause } from 'node:timers/promises'
import type { ContractOperation } from '#compiler/document.ts'
import { ConnectionCut, jsonReply, type Reply } from '../http/reply.ts'
import type { Override } from '../faults/overrides.ts'
import type { WantedExample } from '../gateway/prefer.ts'
import type { SentinelEffect } from '../faults/sentinels.ts'

/** Waits (milliseconds). Rejects when the client disconnects. */
export async function wait(ms: number, left: AbortSignal): Promise<void> {
  if (ms > 0) await pause(ms, undefined, { signal: left })
}

/** The reply that an override requests. Undefined when it only delays. */
export function overriddenReply({ status = 200, returnCode, errorMessage }: Override): Reply | undefined {
  if (status === 200 && returnCode === undefined) return undefined
  const code = returnCode ?? String(status)
  return jsonReply(status, { returnCode: code, errorMessage: errorMessage ?? '控制接口指定的失败（演示）' })
}

/**
 * Applies a sentinel: returns its reply, waits, or cuts the connection. Undefined when the request still has to be
 * answered.
 */
export async function provoke(effect: SentinelEffect, left: AbortSignal): Promise<Reply | undefined> {
  if (effect.kind === 'cut') throw new ConnectionCut('Cut by a sentinel')
  if (effect.kind === 'delay') await wait(effect.ms, left)
  return effect.kind === 'reply' ? jsonReply(effect.status, effect.envelope) : undefined
}

/** The example that a sentinel requests, if the operation has it. */
export function exampleOf(effect: SentinelEffect, operation: ContractOperation): WantedExample | undefined {
  if (effect.kind !== 'example') return undefined
  const media = Object.values(operation.responses['200']?.content ?? {})
  const exists = media.some(({ examples }) => examples?.[effect.name] !== undefined)
  return exists ? { status: 200, name: effect.name } : undefined
}
