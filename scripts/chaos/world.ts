import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startProbedGateway, startProbedPortal, type ProbedServer } from '../probe/server.ts'
import { freePort } from '../services.ts'

interface Weather {
  /** Share of the gateway's calls that fail. */
  faults: number
  /** Added to each reply of the gateway, in ms. */
  latency: number
  seed: number
}

/** A gateway that fails, keeps its state on disk and is killed now and then, and the portal using it. */
export class World {
  readonly #weather: Weather
  readonly #data = mkdtempSync(path.join(tmpdir(), 'chaos-'))
  #ports: { gateway: string; portal: string } = { gateway: '', portal: '' }
  #gateway: ProbedServer | undefined
  #portal: ProbedServer | undefined
  #starts = 0

  constructor(weather: Weather) {
    this.#weather = weather
  }

  /** With a host name, because the session's cookies are `Secure`. */
  get portalUrl(): string {
    return `http://localhost:${this.#ports.portal}`
  }

  get gatewayUrl(): string {
    return `http://127.0.0.1:${this.#ports.gateway}`
  }

  async start(): Promise<void> {
    this.#ports = { gateway: await freePort(), portal: await freePort() }
    await this.#startGateway()
    await this.#startPortal()
  }

  /** Kills the gateway like a power failure; resolves when it is back. */
  async restartGateway(): Promise<void> {
    await this.#gateway?.stop('SIGKILL')
    await this.#startGateway()
  }

  async restartPortal(): Promise<void> {
    await this.#portal?.stop('SIGKILL')
    await this.#startPortal()
  }

  async expireTokens(): Promise<void> {
    await fetch(`${this.gatewayUrl}/__mock/tokens/expire`, { method: 'POST' })
  }

  async stop(): Promise<void> {
    await this.#portal?.stop('SIGKILL')
    await this.#gateway?.stop('SIGKILL')
    rmSync(this.#data, { recursive: true })
  }

  async #startGateway(): Promise<void> {
    const { faults, latency, seed } = this.#weather
    this.#starts += 1
    // A different seed each time; otherwise the first calls after every start would fail alike.
    const chance = ['--seed', String(seed + this.#starts), '--faults', String(faults), '--latency', String(latency)]
    this.#gateway = await startProbedGateway([...chance, '--data', this.#data], this.#ports.gateway)
  }

  async #startPortal(): Promise<void> {
    this.#portal = await startProbedPortal(this.gatewayUrl, { port: this.#ports.portal })
  }
}
