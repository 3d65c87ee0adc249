/** The avatar's letter: of the first name, else of the email in upper case, else U. By code point, for 𝒜da's sake. */
export function userInitial(user: { firstName: string; email: string } | undefined): string {
  return [...(user?.firstName.trim() ?? '')][0] ?? [...(user?.email.trim() ?? '')][0]?.toUpperCase() ?? 'U'
}
