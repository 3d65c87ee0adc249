import { importTypeScript } from './import-typescript.mjs'
import { checkNode } from './stage-one.mjs'
import { withLock } from './with-lock.mjs'

// Hosts install the packages and give the settings themselves; a build needs neither a database nor a secret.
checkNode()
await withLock(async () => {
  const { prepareBuild } = await importTypeScript('scripts/prepare.ts')
  await prepareBuild()
})
