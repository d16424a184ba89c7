import { expect, test } from 'vitest'
import { NS_NFE, recogniseDocumento, recusaModelo, recusaVersao } from './documento.ts'

const CTE = 'http://www.portalfiscal.inf.br/cte'
const MDFE = 'http://www.portalfiscal.inf.br/mdfe'

test.each(['nfeProc', 'NFe', 'enviNFe', 'retDistDFeInt'])('%s of the NF-e namespace holds notes', (nome) => {
  expect(recogniseDocumento(nome, NS_NFE)).toEqual({ envelope: nome })
})

test.each(['http://schemas.xmlsoap.org/soap/envelope/', 'http://www.w3.org/2003/05/soap-envelope'])(
  'SOAP by its namespace %s, whatever the prefix',
  (namespace) => expect(recogniseDocumento('Envelope', namespace)).toEqual({ envelope: 'soap' }),
)

test.each([
  ['cteProc', CTE, 'E_CTE'],
  ['CTe', '', 'E_CTE'],
  ['CTeOS', CTE, 'E_CTE'],
  ['mdfeProc', MDFE, 'E_MDFE'],
  ['MDFe', '', 'E_MDFE'],
  ['NFSe', 'http://www.sped.fazenda.gov.br/nfse', 'E_NFSE'],
  ['DPS', 'http://www.sped.fazenda.gov.br/nfse', 'E_NFSE'],
  ['CompNfse', 'http://www.abrasf.org.br/nfse.xsd', 'E_NFSE'],
  ['CompNfse', '', 'E_NFSE'],
  ['CFe', '', 'E_CFE'],
  ['procEventoNFe', NS_NFE, 'E_EVENTO'],
  ['evento', NS_NFE, 'E_EVENTO'],
  ['envEvento', NS_NFE, 'E_EVENTO'],
  ['retEnvEvento', NS_NFE, 'E_EVENTO'],
  ['resNFe', NS_NFE, 'E_RESUMO'],
  ['resEvento', NS_NFE, 'E_RESUMO'],
  ['procInutNFe', NS_NFE, 'E_INUTILIZACAO'],
  ['inutNFe', NS_NFE, 'E_INUTILIZACAO'],
  ['nfeProc', '', 'E_NAMESPACE'],
  ['NFe', 'http://www.portalfiscal.inf.br/nf', 'E_NAMESPACE'],
  ['retEnviNFe', NS_NFE, 'E_DESCONHECIDO'],
  ['catalogo', '', 'E_DESCONHECIDO'],
])('%s of “%s” is refused as %s', (nome, namespace, recusa) => {
  expect(recogniseDocumento(nome, namespace)).toEqual({ recusa })
})

test('model 55 and layout 4.00; 65 is named', () => {
  expect([recusaModelo('55'), recusaModelo('65'), recusaModelo('57'), recusaModelo(undefined)]).toEqual([
    undefined,
    'E_NFCE',
    'E_DESCONHECIDO',
    'E_DESCONHECIDO',
  ])
  expect([recusaVersao('4.00'), recusaVersao('3.10'), recusaVersao(undefined)]).toEqual([
    undefined,
    'E_LAYOUT',
    'E_LAYOUT',
  ])
})
