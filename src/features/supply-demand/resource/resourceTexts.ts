import type { Schema } from '../../../gateway/contract.ts'
import { moneyRangeText } from '../../../ui/moneyText.ts'

export const resourceTypes: Record<Schema<'ResourceType'>, string> = {
  ACHIEVEMENT: '科技成果',
  INSTRUMENT: '仪器设备',
  PATENT: '专利',
}

export const resourceStatuses: Record<Schema<'ResourceStatus'>, string> = {
  DRAFT: '草稿',
  AUDITING: '审核中',
  REJECTED: '已驳回',
  PUBLISHED: '已发布',
  MAINTENANCE: '维护中',
  TRADED: '已成交',
  OFF_SHELF: '已下架',
  EXPIRED: '已过期',
  BLOCKED: '已屏蔽',
}

export const resourceOwners: Record<Schema<'ResourceOwnerType'>, string> = {
  ENTERPRISE: '企业',
  UNIVERSITY: '高校',
  INSTITUTE: '科研院所',
  PLATFORM: '平台机构',
  PERSON: '个人',
}

type Price = Pick<Schema<'ResourceItem'>, 'priceType' | 'priceMin' | 'priceMax'>

/** A resource's price. */
export function priceText({ priceType, priceMin, priceMax }: Price): string {
  if (priceType === 'FREE') return '免费'
  return priceType === 'NEGOTIABLE' ? '面议' : moneyRangeText({ min: priceMin, max: priceMax })
}

/** An average of at least three ratings; fewer give none (contract). */
export function scoreText(avgScore: number | null): string {
  return avgScore === null ? '暂无评分' : `${avgScore.toFixed(1)} 分`
}
