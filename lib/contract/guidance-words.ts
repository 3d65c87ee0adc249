/** What the built-in coach suggests for a new goal; the form leaves it out once there is a milestone in it. */
export const ADD_MILESTONE = 'Add a first milestone that you can reach within a few weeks.'
/** How its suggestion of a measure begins, which goes once the form has one. */
export const COUNT_IT = 'Count it'
