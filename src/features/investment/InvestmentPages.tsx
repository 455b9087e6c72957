import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { InvestmentDetail } from './InvestmentDetail.tsx'
import { investmentDetailQueries } from './investmentQueries.ts'
import { priceText } from './investmentTexts.ts'
import * as environment from '#gateway/generated/fields/InvestmentEnvironment.ts'
import * as house from '#gateway/generated/fields/HouseResource.ts'
import * as land from '#gateway/generated/fields/LandResource.ts'
import * as office from '#gateway/generated/fields/OfficeResource.ts'
import * as traffic from '#gateway/generated/fields/InvestmentTraffic.ts'
import { factOf } from '#ui/content/factOf.ts'

interface InvestmentPageProps {
  id: string
  /** The contact button. */
  intent: ReactNode
}

export function HousePage({ id, intent }: InvestmentPageProps) {
  const { data } = useSuspenseQuery(investmentDetailQueries.house(id))
  return (
    <InvestmentDetail
      resource={data}
      // Places that are let or sold are no longer available.
      intent={data.status === 'DONE' ? undefined : intent}
      text={data.description}
      facts={[
        factOf(house.status, data.status),
        factOf(house.tradeType, data.tradeType),
        { name: house.price.title, value: priceText(data) },
        factOf(house.buildingArea, data.buildingArea),
        factOf(house.ownerType, data.ownerType),
        factOf(house.floorHeight, data.floorHeight),
        factOf(house.floorLoad, data.floorLoad),
        factOf(house.powerCapacity, data.powerCapacity),
        factOf(house.canSplit, data.canSplit),
        factOf(house.steam, data.steam),
        factOf(house.gas, data.gas),
        factOf(house.dormitory, data.dormitory),
      ]}
    />
  )
}

export function LandPage({ id, intent }: InvestmentPageProps) {
  const { data } = useSuspenseQuery(investmentDetailQueries.land(id))
  return (
    <InvestmentDetail
      resource={data}
      // Places that are let or sold are no longer available.
      intent={data.status === 'DONE' ? undefined : intent}
      text={data.description}
      facts={[
        factOf(land.status, data.status),
        { name: land.price.title, value: priceText(data) },
        factOf(land.landAreaMu, data.landAreaMu),
        // The two limits as one fact.
        { name: '容积率', value: `${data.plotRatioMin}–${data.plotRatioMax}` },
        factOf(land.termYears, data.termYears),
        factOf(land.investIntensity, data.investIntensity),
        factOf(land.standardLand, data.standardLand),
        factOf(land.industriesAllowed, data.industriesAllowed),
        factOf(land.noticeNo, data.noticeNo),
      ]}
    />
  )
}

export function OfficePage({ id, intent }: InvestmentPageProps) {
  const { data } = useSuspenseQuery(investmentDetailQueries.office(id))
  return (
    <InvestmentDetail
      resource={data}
      // Places that are let or sold are no longer available.
      intent={data.status === 'DONE' ? undefined : intent}
      text={data.description}
      facts={[
        factOf(office.status, data.status),
        factOf(office.tradeType, data.tradeType),
        { name: office.price.title, value: priceText(data) },
        factOf(office.area, data.area),
        factOf(office.totalFloors, data.totalFloors),
        factOf(office.stations, data.stations),
        factOf(office.freeRentMonths, data.freeRentMonths),
        factOf(office.registerable, data.registerable),
      ]}
    />
  )
}

export function EnvironmentPage({ id, intent }: InvestmentPageProps) {
  const { data } = useSuspenseQuery(investmentDetailQueries.environment(id))
  return (
    <InvestmentDetail
      resource={data}
      intent={intent}
      text={data.content}
      facts={[
        factOf(environment.industries, data.industries),
        ...data.traffic.map(({ name, distance }) => factOf({ ...traffic.distance, title: name }, distance)),
        ...data.facilities.map(({ name, text }) => ({ name, value: text })),
      ]}
    />
  )
}
