import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { InvestmentDetail } from './InvestmentDetail.tsx'
import { investmentDetailQueries } from './investmentQueries.ts'
import { areaText, priceText } from './investmentTexts.ts'
import { figureText } from '../../ui/figureText.ts'
import { investmentTradeTypeWords } from '../../gateway/generated/words/InvestmentTradeType.ts'
import { investmentStatusWords } from '../../gateway/generated/words/InvestmentStatus.ts'
import { investmentOwnerTypeWords } from '../../gateway/generated/words/InvestmentOwnerType.ts'

interface InvestmentPageProps {
  id: string
  /** The button with which somebody interested gets in touch. */
  intent: ReactNode
}

const yesNo = (value: boolean) => (value ? '有' : '无')

export function HousePage({ id, intent }: InvestmentPageProps) {
  const { data } = useSuspenseQuery(investmentDetailQueries.house(id))
  return (
    <InvestmentDetail
      resource={data}
      // What is let or sold is out of reach.
      intent={data.status === 'DONE' ? undefined : intent}
      text={data.description}
      facts={[
        { name: '状态', value: investmentStatusWords[data.status] },
        { name: '交易方式', value: investmentTradeTypeWords[data.tradeType] },
        { name: '价格', value: priceText(data) },
        { name: '建筑面积', value: areaText({ area: data.buildingArea }) },
        { name: '产权方', value: investmentOwnerTypeWords[data.ownerType] },
        { name: '层高', value: `${data.floorHeight} 米` },
        { name: '楼面荷载', value: `${figureText(data.floorLoad)} 千克/平方米` },
        { name: '配电', value: `${figureText(data.powerCapacity)} 千伏安` },
        { name: '可否分割', value: data.canSplit ? '可分割' : '整体' },
        { name: '蒸汽', value: yesNo(data.steam) },
        { name: '天然气', value: yesNo(data.gas) },
        { name: '宿舍', value: yesNo(data.dormitory) },
      ]}
    />
  )
}

export function LandPage({ id, intent }: InvestmentPageProps) {
  const { data } = useSuspenseQuery(investmentDetailQueries.land(id))
  return (
    <InvestmentDetail
      resource={data}
      // What is let or sold is out of reach.
      intent={data.status === 'DONE' ? undefined : intent}
      text={data.description}
      facts={[
        { name: '状态', value: investmentStatusWords[data.status] },
        { name: '价格', value: priceText(data) },
        { name: '面积', value: areaText({ areaMu: data.landAreaMu }) },
        { name: '容积率', value: `${data.plotRatioMin}–${data.plotRatioMax}` },
        { name: '使用年限', value: `${data.termYears} 年` },
        { name: '投资强度', value: `${figureText(data.investIntensity)} 万元/亩` },
        { name: '标准地', value: data.standardLand ? '是' : '否' },
        { name: '准入产业', value: data.industriesAllowed.join('、') },
        { name: '公告编号', value: data.noticeNo },
      ]}
    />
  )
}

export function OfficePage({ id, intent }: InvestmentPageProps) {
  const { data } = useSuspenseQuery(investmentDetailQueries.office(id))
  return (
    <InvestmentDetail
      resource={data}
      // What is let or sold is out of reach.
      intent={data.status === 'DONE' ? undefined : intent}
      text={data.description}
      facts={[
        { name: '状态', value: investmentStatusWords[data.status] },
        { name: '交易方式', value: investmentTradeTypeWords[data.tradeType] },
        { name: '价格', value: priceText(data) },
        { name: '面积', value: areaText(data) },
        { name: '总楼层', value: `${data.totalFloors} 层` },
        { name: '工位', value: data.stations === undefined ? undefined : `${data.stations} 个` },
        { name: '免租期', value: `${data.freeRentMonths} 个月` },
        { name: '可否注册', value: data.registerable ? '可注册公司' : '不可注册公司' },
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
        { name: '主导产业', value: data.industries.join('、') },
        ...data.traffic.map(({ name, distance }) => ({ name, value: `${distance} 公里` })),
        ...data.facilities.map(({ name, text }) => ({ name, value: text })),
      ]}
    />
  )
}
