export * from './infNFe.ts'
