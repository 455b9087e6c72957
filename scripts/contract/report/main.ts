import { writeFileSync } from 'node:fs'
import { bundleContract } from '#compiler/bundle.ts'
import { contractDir } from '#compiler/sources.ts'
import { readOperationList } from '../coverage.ts'
import { listFile, reportFile } from '../places.ts'
import { collectReport } from './collect.ts'
import { printReport } from './print.ts'

const bundle = await bundleContract()
writeFileSync(reportFile, printReport(collectReport(bundle, readOperationList(listFile), contractDir)))
