import { checkRecord } from '@/tests/support/record-checks'

checkRecord('postgres')
