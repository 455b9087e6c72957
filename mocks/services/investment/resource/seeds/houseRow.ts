import type { Schema } from '#gateway/contract.ts'
import type { InvestmentResourceRow } from '../investmentRows.ts'
import { commonFields, type CommonDraft, type Place } from './common.ts'

export interface HouseDraft extends CommonDraft {
  type: Schema<'InvestmentHouseType'>
  /** Area in square metres, floors, floor height in metres, load in kg/m². */
  size: readonly [area: number, floors: number, height: number, load: number]
  structure: Schema<'HouseStructure'>
  fireLevel: Schema<'HouseFireLevel'>
  /** In tons. */
  crane?: number
  /** In kVA. */
  power: number
  steam?: true
  /** The smallest part that can be rented, in square metres. When absent, it is not split. */
  splitFrom?: number
}

const industries = ['通用设备制造业', '专用设备制造业', '电气机械和器材制造业']

export function houseRow(draft: HouseDraft, place: Place): InvestmentResourceRow {
  const [buildingArea, floors, floorHeight, floorLoad] = draft.size
  const { type, structure, fireLevel, crane, power, steam = false, splitFrom, trade } = draft
  return {
    ...commonFields(draft, place),
    type,
    priceUnit: trade === 'SALE' ? 'WAN_YUAN' : 'SQM_MONTH',
    buildingArea,
    singleFloorArea: Math.round(buildingArea / floors),
    floors,
    floorHeight,
    columnSpacing: 9,
    floorLoad,
    structure,
    ...(crane === undefined ? {} : { craneTonnage: crane }),
    powerCapacity: power,
    gas: type === 'HOUSE',
    steam,
    water: true,
    sewage: true,
    fireLevel,
    fireAcceptance: draft.availableIn === undefined,
    envPermit: type === 'HOUSE' ? industries : ['装卸搬运和仓储业'],
    truckAccess: true,
    ...(floors > 1 ? { elevatorTonnage: 3 } : {}),
    dormitory: buildingArea > 5000,
    officeArea: Math.round(buildingArea / 16),
    canSplit: splitFrom !== undefined,
    minSplitArea: splitFrom ?? null,
    ...(trade === 'SALE' ? {} : { leaseTermMin: 12, propertyFee: 0.8 }),
    certificate: draft.owner !== 'COLLECTIVE',
  }
}
