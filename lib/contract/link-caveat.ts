/** How a week ends what it says of a link between energy and deeds; where it stands, the link can be tested. */
export const LINK_CAVEAT = 'this does not prove that one causes the other'
