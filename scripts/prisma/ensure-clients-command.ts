import { runStep } from '../step'
import { clientsAreFresh, generateClients } from './generate'

if (!clientsAreFresh()) {
  console.log('Generating the database clients…')
  await runStep('generate the database clients', generateClients)
}
