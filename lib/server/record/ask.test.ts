import { checkRecord } from '@/tests/support/record-checks'

checkRecord('sqlite')
