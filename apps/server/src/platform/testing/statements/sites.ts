import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import ts from 'typescript'
import { type Belief, beliefOf } from './belief.ts'
import { isProduct, root } from './place.ts'

/** A call that hands a statement to the database. */
export type Site = {
  file: string
  /** The function in which it stands, for lines move and names seldom do. */
  name: string
  line: number
  column: number
  /** What its caller takes a row for; none where it answers no rows. */
  row: Belief | undefined
}

const BUILDER = /^(RawBuilder|(Select|Insert|Update|Delete|Merge)QueryBuilder)$/
const EXECUTE = /^execute(TakeFirst(OrThrow)?)?$/
const NO_ROW = /^(Insert|Update|Delete|Merge)Result$/

const programOf = (): ts.Program => {
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, (path) => readFileSync(path, 'utf8'))
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, root)
  const stores = globSync('apps/server/src/**/*.ts', { cwd: root })
    .filter((file) => isProduct(file) && readFileSync(`${root}${file}`, 'utf8').includes('.execute'))
    .map((file) => `${root}${file}`)
  return ts.createProgram(stores, { ...options, noEmit: true, incremental: false })
}

const nameOf = (statement: ts.Statement): string => {
  if (ts.isFunctionDeclaration(statement)) return statement.name?.text ?? 'default'
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations[0]?.name.getText() ?? ''
  return 'module'
}

const rowOf = (checker: ts.TypeChecker, call: ts.CallExpression): Belief | undefined => {
  const answer = checker.getAwaitedType(checker.getTypeAtLocation(call))
  if (!answer) return undefined
  const rows = answer.getProperty('rows')
  const list = rows ? checker.getTypeOfSymbol(rows) : answer
  const element = checker.isArrayType(list) ? checker.getIndexTypeOfType(list, ts.IndexKind.Number) : list
  const row = element && checker.getNonNullableType(element)
  return row && !NO_ROW.test(row.getSymbol()?.getName() ?? '') ? beliefOf(checker, row) : undefined
}

const callsIn = (checker: ts.TypeChecker, source: ts.SourceFile): Site[] => {
  const file = relative(root, source.fileName)
  return source.statements.flatMap((statement) => {
    const found: Site[] = []
    const visit = (node: ts.Node): void => {
      ts.forEachChild(node, visit)
      if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return
      const { name, expression } = node.expression
      if (!EXECUTE.test(name.text)) return
      if (!BUILDER.test(checker.getTypeAtLocation(expression).getSymbol()?.getName() ?? '')) return
      const { line, character } = source.getLineAndCharacterOfPosition(name.getStart())
      found.push({
        file,
        name: nameOf(statement),
        line: line + 1,
        column: character + 1,
        row: rowOf(checker, node),
      })
    }
    visit(statement)
    return found.map((site, at) => (at === 0 ? site : { ...site, name: `${site.name} ${at + 1}` }))
  })
}

/** Every call of the server's own code that runs a statement, with the row that TypeScript believes in. */
export const readSites = (): Site[] => {
  const program = programOf()
  const checker = program.getTypeChecker()
  return program
    .getSourceFiles()
    .filter(({ fileName }) => isProduct(relative(root, fileName)))
    .flatMap((source) => callsIn(checker, source))
}
