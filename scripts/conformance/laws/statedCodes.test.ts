import { expect, test } from 'vitest'
import { readSoundContract } from '#compiler/soundContract.ts'
import { readOperations, type Operation } from '../declared.ts'
import { codeForForeign, codesForUnknown } from './statedCodes.ts'

const operations = readOperations(readSoundContract())

function operation(id: string): Operation {
  const found = operations.get(id)
  if (found === undefined) throw new Error(`The contract has no ${id}`)
  return found
}

test('an operation states the code for what is somebody else’s, or leaves it to the convention', () => {
  expect(codeForForeign(operation('getEnterpriseCarrier'), 'enId')).toBe('4030')
  expect(codeForForeign(operation('deleteDemand'), 'id')).toBeUndefined()
})

test('what nobody has is told by the stated code, by 4040 where everybody may read the list, or by either', () => {
  const codes = (id: string, name: string) => codesForUnknown(operation(id), name, operations)
  expect(codes('getToolResult', 'id')).toEqual(['4040'])
  expect(codes('getPolicyDetail', 'id')).toEqual(['4040'])
  expect(codes('getMyDemand', 'id')).toEqual(['4040', '4030'])
  expect(codes('downloadFile', 'filePath')).toEqual(['404', '4040', '4030'])
})
