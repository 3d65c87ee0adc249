import { prepareSources } from './prepare'

await prepareSources()
