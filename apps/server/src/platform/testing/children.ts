import { execFileSync } from 'node:child_process'

/** Processes that this process started from a file whose path ends with `file`. */
export const childrenOf = (parent: number, file: string): number[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, ppid, ...args]) => Number(ppid) === parent && args.some((each) => each.endsWith(file)))
    .map(([pid]) => Number(pid))
