import { readFileSync, writeFileSync } from 'node:fs'
import type { BundledDocument } from '../../generate/bundle.ts'
import { contractDir } from '../../generate/bundle.ts'
import { readOperationList } from '../coverage.ts'
import { bundleFile, listFile, reportFile } from '../places.ts'
import { collectReport } from './collect.ts'
import { printReport } from './print.ts'

const bundle = JSON.parse(readFileSync(bundleFile, 'utf8')) as BundledDocument
writeFileSync(reportFile, printReport(collectReport(bundle, readOperationList(listFile), contractDir)))
