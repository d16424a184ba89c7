import * as fc from 'fast-check'
import { readSeed } from './seed.ts'

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: readSeed() })
