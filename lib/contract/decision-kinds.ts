/** What can be decided about a goal when a week is reviewed. */
export const decisionKinds = ['complete', 'keep', 'shrink', 'redate', 'pause', 'drop'] as const
export type DecisionKind = (typeof decisionKinds)[number]
