import type { Schema } from '#gateway/contract.ts'
import type { InvestmentResourceRow } from '../investmentRows.ts'
import { commonFields, type CommonDraft, type Place } from './common.ts'

interface OfficeDraft extends CommonDraft {
  area: number
  floors: readonly [floorNo: number, totalFloors: number]
  decoration: Schema<'OfficeDecoration'>
  grade: Schema<'OfficeGrade'>
  stations?: number
  freeRentMonths: number
  incubatorLevel?: Schema<'OfficeIncubatorLevel'>
}

export const officeDrafts: readonly OfficeDraft[] = [
  {
    title: '科创大厦拎包入驻工位',
    summary: '含桌椅、网络与会议室，首三个月免租。',
    tags: ['拎包入驻', '可注册'],
    park: 0,
    owner: 'STATE',
    trade: 'RENT',
    price: 260,
    ages: [20, 2],
    views: 188,
    area: 1200,
    floors: [8, 22],
    decoration: 'READY',
    grade: 'INCUBATOR',
    stations: 96,
    freeRentMonths: 3,
    incubatorLevel: 'PROVINCIAL',
  },
  {
    title: '科创大厦整层办公（精装）',
    summary: '整层一千五百平方米，可分隔，含两间会议室。',
    tags: ['整层', '精装'],
    park: 0,
    owner: 'STATE',
    trade: 'RENT',
    price: 32,
    ages: [33, 7],
    views: 131,
    area: 1500,
    floors: [15, 22],
    decoration: 'FINE',
    grade: 'A',
    freeRentMonths: 2,
  },
  {
    title: '城北众创空间开放工位',
    summary: '面向初创团队，每月一场路演。',
    tags: ['众创空间'],
    park: 4,
    owner: 'PARK',
    trade: 'RENT',
    price: 180,
    ages: [27, 5],
    views: 119,
    area: 600,
    floors: [2, 5],
    decoration: 'READY',
    grade: 'MAKERSPACE',
    stations: 60,
    freeRentMonths: 6,
    incubatorLevel: 'MUNICIPAL',
  },
  {
    title: '黄桥乐器电商直播基地',
    summary: '直播间、样品间与仓配联动。',
    tags: ['直播', '电商'],
    park: 2,
    owner: 'COLLECTIVE',
    trade: 'RENT',
    price: 20,
    ages: [46, 13],
    views: 144,
    area: 420,
    floors: [3, 4],
    decoration: 'FINE',
    grade: 'C',
    freeRentMonths: 1,
  },
  {
    title: '临江商务楼写字间',
    summary: '景观写字间，适合航运与贸易企业。',
    tags: ['商务楼'],
    park: 3,
    owner: 'PRIVATE',
    trade: 'BOTH',
    price: 28,
    ages: [58, 16],
    views: 87,
    area: 260,
    floors: [11, 18],
    decoration: 'SIMPLE',
    grade: 'B',
    freeRentMonths: 0,
  },
  {
    title: '化工园区安全服务楼办公间',
    summary: '供安全、环保、检测机构入驻。',
    tags: ['服务机构'],
    park: 1,
    owner: 'STATE',
    trade: 'RENT',
    price: 18,
    ages: [72, 21],
    views: 76,
    area: 180,
    floors: [4, 6],
    decoration: 'ROUGH',
    grade: 'C',
    freeRentMonths: 3,
  },
]

export function officeRow(draft: OfficeDraft, place: Place): InvestmentResourceRow {
  const { area, floors, decoration, grade, stations, freeRentMonths, incubatorLevel = null } = draft
  const [floorNo, totalFloors] = floors
  return {
    ...commonFields(draft, place),
    type: 'OFFICE',
    priceUnit: stations === undefined ? 'SQM_MONTH' : 'STATION_MONTH',
    area,
    usableRate: 72,
    floorNo,
    totalFloors,
    decoration,
    ...(stations === undefined ? {} : { stations }),
    grade,
    propertyFee: 3.5,
    parking: 40,
    ac: grade === 'A' || grade === 'INCUBATOR' ? 'CENTRAL' : 'SPLIT',
    meetingRoom: true,
    registerable: true,
    freeRentMonths,
    incubatorLevel,
  }
}
