import type { Schema } from '#gateway/contract.ts'
import type { Clock } from '#mocks/time/clock.ts'
import { parks } from '#mocks/services/content/attract/attractDrafts.ts'

/** The fields that every property states in the same form. */
export interface CommonDraft {
  title: string
  summary: string
  tags: string[]
  /** Index in the list of parks. */
  park: number
  owner: Schema<'InvestmentOwnerType'>
  trade: Schema<'InvestmentTradeType'>
  /** Null when it is negotiable. */
  price: number | null
  status?: Schema<'InvestmentStatus'>
  /** Days until it can be handed over. By default available at once. */
  availableIn?: number
  /** Days since publication, and since the last change. */
  ages: readonly [number, number]
  views: number
}

export interface Place {
  id: string
  pictures: Pictures
  clock: Clock
}

/** Addresses of the drawings of a property. */
export interface Pictures {
  /** The view from outside. Land has none. */
  view?: string
  /** The view from above. */
  plan: string
}

/** The fields that houses, land and offices share. */
export function commonFields(draft: CommonDraft, { id, pictures: { view, plan }, clock }: Place) {
  const { title, summary, tags, park, owner, trade, price, status = 'AVAILABLE', availableIn, ages, views } = draft
  const name = parks[park] ?? parks[0]
  const number = Number(id.slice(-2))
  return {
    id,
    title,
    summary,
    cover: view ?? plan,
    images: [
      ...(view === undefined ? [] : [{ url: view, alt: `${title}外景示意图` }]),
      { url: plan, alt: `${title}${view === undefined ? '位置示意图' : '平面示意图'}` },
    ],
    regProvince: '320000',
    regCity: '321200',
    regRegion: '321283',
    park: name,
    address: `${name}纬${number}路 ${number * 3} 号`,
    lng: 120.02 + number / 1000,
    lat: 32.15 + number / 1000,
    ownerType: owner,
    tradeType: trade,
    price,
    negotiable: price === null || number % 2 === 0,
    status,
    availableDate: availableIn === undefined ? null : clock.day(availableIn),
    // A private owner's number is not on the page.
    contact:
      owner === 'PRIVATE'
        ? { department: `${name}招商代理`, tel: `138****00${number}` }
        : { department: `${name}管委会`, tel: `0523-800002${number}` },
    description: `<p>${summary}</p><p>可预约实地查看，三个工作日内专人联系。</p>`,
    tags,
    viewCount: views,
    publishTime: `${clock.day(-ages[0])} 10:00:00`,
    updateTime: `${clock.day(-ages[1])} 14:30:00`,
  }
}
