import { expect, it } from 'vitest'
import { routeLabel } from './route-label'

it.each<[string, Record<string, string | string[] | undefined>, string]>([
  ['/api/goals', {}, '/api/goals'],
  ['/api/goals/0189-ab/ai-update', { id: '0189-ab' }, '/api/goals/{id}/ai-update'],
  ['/api/goals/a%20b', { id: 'a b' }, '/api/goals/{id}'],
  ['/api/goals/ada%40example.com', { id: 'ada%40example.com' }, '/api/goals/{id}'],
  ['/api/Secret9/x', { path: ['Secret9', 'x'] }, '/api/{path}/{path}'],
  ['/api/openapi.json', {}, '/api/openapi.json'],
  ['/api/goals/ada%40example.com', {}, '/api/goals/{other}'],
  ['/api/goals/%ff', {}, '/api/goals/{other}'],
])('%s is %s', (path, params, label) => {
  expect(routeLabel(path, params)).toBe(label)
})
