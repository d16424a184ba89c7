// Small NF-e 4.00 writer without dependencies, used by make-samples.mjs. All its contents are invented. It emits XML in
// canonical form, so that the XMLDSig digest can be computed from the text (no C14N library); the reader's tests check
// the result with an independent C14N (libxml2-wasm).
import { createHash, createSign } from 'node:crypto';
import { readFileSync } from 'node:fs';

export const NFE = 'http://www.portalfiscal.inf.br/nfe';
export const DS = 'http://www.w3.org/2000/09/xmldsig#';
const here = new URL('./', import.meta.url);
const KEY = readFileSync(new URL('test-key/chave-de-teste.pem', here), 'utf8');
const CERT = readFileSync(new URL('test-key/certificado-de-teste.pem', here), 'utf8').replace(/-----[^-]+-----|\s/g, '');

// ---------- check digits ----------
const val = (c) => c.charCodeAt(0) - 48; // '0'..'9' -> 0..9, 'A'..'Z' -> 17..42
const mod11 = (s, max = 9) => {
  let sum = 0, w = 2;
  for (let i = s.length - 1; i >= 0; i--) { sum += val(s[i]) * w; w = w === max ? 2 : w + 1; }
  const r = sum % 11;
  return r < 2 ? 0 : 11 - r;
};
export const cnpj = (base12) => { const a = base12 + mod11(base12); return a + mod11(a); };
export const cpf = (base9) => { const a = base9 + mod11(base9, 99); return a + mod11(a, 99); };
export const chaveDv = (s43) => mod11(s43);

// ---------- exact decimals (strings in, integer cents out) ----------
const scaled = (s, d) => { const [i, f = ''] = String(s).split('.'); return BigInt(i + f.padEnd(d, '0').slice(0, d)); };
export const cents = (s) => Number(scaled(s, 2));
export const money = (c) => `${c < 0 ? '-' : ''}${Math.floor(Math.abs(c) / 100)}.${String(Math.abs(c) % 100).padStart(2, '0')}`;
export const times = (q, v) => { const p = scaled(q, 4) * scaled(v, 10), one = 10n ** 12n; return Number((p + one / 2n) / one); }; // half up
const pct = (c, p) => Math.round((c * Number(p)) / 100);

// ---------- XML tree: [name, attrs, children]; children: string | array; a text may be {raw, canon} ----------
const esc = (s) => s.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const escA = (s) => s.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
/** opts.prefix: '' or 'nfe:'; opts.raw: keep alternative spellings of text; nsDecl: namespace declarations to put on this element */
export const ser = (node, opts = {}, nsDecl = '') => {
  if (typeof node === 'string') return esc(node);
  if (!Array.isArray(node)) return opts.raw ? node.raw : esc(node.canon);
  const [name, attrs, kids] = node;
  const n = (opts.prefix ?? '') + name;
  const a = Object.keys(attrs).sort().map((k) => ` ${k}="${escA(attrs[k])}"`).join('');
  return `<${n}${nsDecl}${a}>${kids.filter((k) => k !== null && k !== undefined && k !== false).map((k) => ser(k, opts)).join('')}</${n}>`;
};
export const T = (name, text) => (text === undefined || text === null ? null : [name, {}, [typeof text === 'object' ? text : String(text)]]);
const isNode = (x) => Array.isArray(x) && x.length === 3 && typeof x[0] === 'string';
const flat = (kids) => kids.flatMap((k) => (Array.isArray(k) && !isNode(k) ? flat(k) : [k])); // lists of nodes are spliced in, nodes stay whole
const GA = (name, attrs, ...kids) => [name, attrs, flat(kids)];
const G = (name, ...kids) => GA(name, {}, ...kids);

// ---------- parties ----------
const ender = (tag, p) => G(tag, T('xLgr', p.xLgr ?? 'Rua das Amostras'), T('nro', p.nro ?? '100'), T('xBairro', p.xBairro ?? 'Distrito Fictício'),
  T('cMun', p.cMun), T('xMun', p.xMun), T('UF', p.UF), T('CEP', p.CEP ?? '01000000'), T('cPais', p.cPais ?? '1058'), T('xPais', p.xPais ?? 'Brasil'));
const docEl = (p) => (p.cnpj ? T('CNPJ', p.cnpj) : p.cpf ? T('CPF', p.cpf) : T('idEstrangeiro', p.idEstrangeiro ?? ''));

// ---------- one item ----------
const icmsGroup = (it, vProd, t) => {
  const k = it.icms ?? '50', orig = T('orig', it.orig ?? '0');
  if (k === '00') { const v = pct(vProd, it.pICMS ?? '18.00'); t.vBC += vProd; t.vICMS += v;
    return G('ICMS00', orig, T('CST', '00'), T('modBC', '3'), T('vBC', money(vProd)), T('pICMS', it.pICMS ?? '18.00'), T('vICMS', money(v))); }
  if (k === '10') { // with substituição tributária and FCP-ST
    const v = pct(vProd, '18.00'), bst = pct(vProd, '140'), vst = pct(bst, '18.00') - v, fcp = pct(bst, '2.00');
    t.vBC += vProd; t.vICMS += v; t.vBCST += bst; t.vST += vst; t.vFCPST += fcp;
    return G('ICMS10', orig, T('CST', '10'), T('modBC', '3'), T('vBC', money(vProd)), T('pICMS', '18.00'), T('vICMS', money(v)), T('modBCST', '4'),
      T('pMVAST', '40.00'), T('vBCST', money(bst)), T('pICMSST', '18.00'), T('vICMSST', money(vst)), T('vBCFCPST', money(bst)), T('pFCPST', '2.00'), T('vFCPST', money(fcp))); }
  if (k === '15') { const ret = it.vICMSMonoReten; t.vICMSMonoReten += ret; t.mono = true; // monofásico com retenção
    return G('ICMS15', orig, T('CST', '15'), T('qBCMono', '100.0000'), T('adRemICMS', '1.0000'), T('vICMSMono', '100.00'), T('qBCMonoReten', '100.0000'),
      T('adRemICMSReten', '0.5000'), T('vICMSMonoReten', money(ret))); }
  if (k === '40deson') { t.vICMSDeson += it.vICMSDeson; t.deduz = it.indDeduzDeson;
    return G('ICMS40', orig, T('CST', '40'), T('vICMSDeson', money(it.vICMSDeson)), T('motDesICMS', '7'), T('indDeduzDeson', it.indDeduzDeson)); }
  if (k === 'SN102') return G('ICMSSN102', orig, T('CSOSN', '102'));
  return G('ICMS40', orig, T('CST', k)); // 40 isenta, 41 não tributada, 50 suspensão
};
const det = (it, nItem, t) => {
  const computed = times(it.qCom, it.vUnCom), vProd = it.vProd !== undefined ? cents(it.vProd) : computed;
  const uTrib = it.uTrib ?? it.uCom, qTrib = it.qTrib ?? it.qCom, vUnTrib = it.vUnTrib ?? it.vUnCom;
  if ((it.indTot ?? '1') === '1') t.vProd += vProd;
  for (const f of ['vFrete', 'vSeg', 'vDesc', 'vOutro']) if (it[f]) t[f] += cents(it[f]);
  const icms = icmsGroup(it, vProd, t);
  let ipi = null, ii = null, ibs = null;
  if (it.pIPI) { const v = pct(vProd, it.pIPI); t.vIPI += v;
    ipi = G('IPI', T('cEnq', '999'), G('IPITrib', T('CST', '50'), T('vBC', money(vProd)), T('pIPI', it.pIPI), T('vIPI', money(v)))); }
  if (it.vII) { t.vII += cents(it.vII);
    ii = G('II', T('vBC', money(vProd)), T('vDespAdu', '150.00'), T('vII', it.vII), T('vIOF', '0.00')); }
  const tribPis = it.pis === '01';
  const vPIS = tribPis ? pct(vProd, '1.65') : 0, vCOFINS = tribPis ? pct(vProd, '7.60') : 0; t.vPIS += vPIS; t.vCOFINS += vCOFINS;
  const pis = tribPis ? G('PIS', G('PISAliq', T('CST', '01'), T('vBC', money(vProd)), T('pPIS', '1.65'), T('vPIS', money(vPIS)))) : G('PIS', G('PISNT', T('CST', '08')));
  const cof = tribPis ? G('COFINS', G('COFINSAliq', T('CST', '01'), T('vBC', money(vProd)), T('pCOFINS', '7.60'), T('vCOFINS', money(vCOFINS)))) : G('COFINS', G('COFINSNT', T('CST', '08')));
  let pisst = null, cofst = null;
  if (it.pisCofinsSt) { const p = pct(vProd, '2.00'), c = pct(vProd, '9.00'); if (it.pisCofinsSt === '1') t.stPisCofins += p + c;
    pisst = G('PISST', T('vBC', money(vProd)), T('pPIS', '2.00'), T('vPIS', money(p)), T('indSomaPISST', it.pisCofinsSt));
    cofst = G('COFINSST', T('vBC', money(vProd)), T('pCOFINS', '9.00'), T('vCOFINS', money(c)), T('indSomaCOFINSST', it.pisCofinsSt)); }
  if (it.ibscbs) { const u = pct(vProd, '0.10'), m = 0, c = pct(vProd, '0.90'); t.ibs = t.ibs ?? { bc: 0, u: 0, c: 0 }; t.ibs.bc += vProd; t.ibs.u += u; t.ibs.c += c;
    ibs = G('IBSCBS', T('CST', '000'), T('cClassTrib', '000001'), G('gIBSCBS', T('vBC', money(vProd)), G('gIBSUF', T('pIBSUF', '0.1000'), T('vIBSUF', money(u))),
      G('gIBSMun', T('pIBSMun', '0.0000'), T('vIBSMun', money(m))), T('vIBS', money(u + m)), G('gCBS', T('pCBS', '0.9000'), T('vCBS', money(c))))); }
  const di = it.di ? G('DI', T('nDI', it.di), T('dDI', '2026-08-20'), T('xLocDesemb', 'Porto Fictício'), T('UFDesemb', 'SP'), T('dDesemb', '2026-08-25'), T('tpViaTransp', '1'),
    T('vAFRMM', '0.00'), T('tpIntermedio', '1'), T('cExportador', 'EXP-FICTICIO'), G('adi', T('nAdicao', '1'), T('nSeqAdic', '1'), T('cFabricante', 'FAB-FICTICIO'))) : null;
  const comb = it.comb ? G('comb', T('cProdANP', '820101034'), T('descANP', 'OLEO DIESEL FICTICIO'), T('UFCons', 'SP')) : null;
  return GA('det', { nItem: String(it.nItem ?? nItem) },
    G('prod', T('cProd', it.cProd), T('cEAN', it.cEAN ?? 'SEM GTIN'), T('xProd', it.xProd), T('NCM', it.NCM ?? '33049910'), T('CFOP', it.CFOP), T('uCom', it.uCom), T('qCom', it.qCom),
      T('vUnCom', it.vUnCom), T('vProd', money(vProd)), T('cEANTrib', it.cEANTrib ?? it.cEAN ?? 'SEM GTIN'), T('uTrib', uTrib), T('qTrib', qTrib), T('vUnTrib', vUnTrib),
      T('vFrete', it.vFrete), T('vSeg', it.vSeg), T('vDesc', it.vDesc), T('vOutro', it.vOutro), T('indTot', it.indTot ?? '1'), di,
      T('xPed', it.xPed), T('nItemPed', it.nItemPed), (it.rastro ?? []).map((r) => G('rastro', T('nLote', r[0]), T('qLote', r[1]), T('dFab', r[2]), T('dVal', r[3]), T('cAgreg', r[4]))), comb,
      it.extraProd ?? null),
    G('imposto', G('ICMS', icms), ipi, ii, pis, pisst, cof, cofst, ibs),
    T('infAdProd', it.infAdProd));
};

// ---------- the note ----------
export const buildNFe = (o) => {
  const t = { vBC: 0, vICMS: 0, vICMSDeson: 0, vBCST: 0, vST: 0, vFCPST: 0, vICMSMonoReten: 0, vProd: 0, vFrete: 0, vSeg: 0, vDesc: 0, vII: 0, vIPI: 0, vPIS: 0, vCOFINS: 0, vOutro: 0, stPisCofins: 0 };
  const ide = { mod: '55', serie: '1', tpEmis: '1', tpAmb: '1', finNFe: '1', dhEmi: '2026-09-15T10:30:00-03:00', natOp: 'Remessa para depósito', versao: '4.00', tpNF: '1', ...o.ide };
  const dets = o.itens.map((it, i) => det(it, i + 1, t));
  const importacao = o.itens.some((i) => i.CFOP.startsWith('3'));
  let vNF = t.vProd - t.vDesc - (t.deduz === '0' ? 0 : t.vICMSDeson) + t.vST + t.vFCPST + t.vICMSMonoReten + t.vFrete + t.vSeg + t.vOutro + t.vII + t.vIPI + t.stPisCofins;
  if (importacao && o.vNFImport) vNF = cents(o.vNFImport);
  vNF += o.vNFErro ?? 0;
  const emitDoc = o.emit.cnpj ?? '000' + o.emit.cpf;
  const cNF = String(o.cNF).padStart(8, '0');
  const k43 = (o.chaveDe?.cUF ?? o.emit.cUF) + ide.dhEmi.slice(2, 4) + ide.dhEmi.slice(5, 7) + emitDoc + ide.mod + ide.serie.padStart(3, '0') + String(o.chaveDe?.nNF ?? o.nNF).padStart(9, '0') + ide.tpEmis + cNF;
  const dv = chaveDv(k43), chave = k43 + (o.dvErrado ? (dv + 1) % 10 : dv);
  const d = o.dest;
  const mono = t.mono ? [T('qBCMono', '100.00'), T('vICMSMono', '100.00'), T('qBCMonoReten', '100.00'), T('vICMSMonoReten', money(t.vICMSMonoReten))] : [];
  const total = G('total', G('ICMSTot', T('vBC', money(t.vBC)), T('vICMS', money(t.vICMS)), T('vICMSDeson', money(t.vICMSDeson)), T('vFCP', '0.00'), T('vBCST', money(t.vBCST)),
    T('vST', money(t.vST)), T('vFCPST', money(t.vFCPST)), T('vFCPSTRet', '0.00'), ...mono, T('vProd', money(t.vProd)), T('vFrete', money(t.vFrete)), T('vSeg', money(t.vSeg)), T('vDesc', money(t.vDesc)),
    T('vII', money(t.vII)), T('vIPI', money(t.vIPI)), T('vIPIDevol', '0.00'), T('vPIS', money(t.vPIS)), T('vCOFINS', money(t.vCOFINS)), T('vOutro', money(t.vOutro)), T('vNF', money(vNF))),
  t.ibs ? G('IBSCBSTot', T('vBCIBSCBS', money(t.ibs.bc)), G('gIBS', G('gIBSUF', T('vDif', '0.00'), T('vDevTrib', '0.00'), T('vIBSUF', money(t.ibs.u))),
    G('gIBSMun', T('vDif', '0.00'), T('vDevTrib', '0.00'), T('vIBSMun', '0.00')), T('vIBS', money(t.ibs.u)), T('vCredPres', '0.00'), T('vCredPresCondSus', '0.00')),
    G('gCBS', T('vDif', '0.00'), T('vDevTrib', '0.00'), T('vCBS', money(t.ibs.c)), T('vCredPres', '0.00'), T('vCredPresCondSus', '0.00'))) : null,
  t.ibs ? T('vNFTot', money(ide.dhEmi < '2027' ? vNF : vNF + t.ibs.u + t.ibs.c)) : null);
  const infNFe = GA('infNFe', { Id: `NFe${chave}`, versao: ide.versao },
    G('ide', T('cUF', o.emit.cUF), T('cNF', cNF), T('natOp', ide.natOp), T('mod', ide.mod), T('serie', ide.serie), T('nNF', o.nNF), T('dhEmi', ide.dhEmi), T('dhSaiEnt', ide.dhSaiEnt), T('tpNF', ide.tpNF),
      T('idDest', d.idEstrangeiro !== undefined ? '3' : d.UF === o.emit.UF ? '1' : '2'), T('cMunFG', o.emit.cMun), T('tpImp', '1'), T('tpEmis', ide.tpEmis), T('cDV', chave[43]), T('tpAmb', ide.tpAmb),
      T('finNFe', ide.finNFe), T('tpNFDebito', ide.tpNFDebito), T('indFinal', d.cpf ? '1' : '0'), T('indPres', '9'), T('indIntermed', '0'), T('procEmi', '0'), T('verProc', 'amostra-1.0'), T('dhCont', ide.dhCont), T('xJust', ide.xJust),
      (o.refNFe ?? []).map((r) => G('NFref', T('refNFe', r)))),
    G('emit', docEl(o.emit), T('xNome', o.emit.xNome), T('xFant', o.emit.xFant), ender('enderEmit', o.emit), T('IE', o.emit.IE ?? '110042490114'), T('CRT', o.emit.CRT ?? '3')),
    G('dest', docEl(d), T('xNome', ide.tpAmb === '2' ? 'NF-E EMITIDA EM AMBIENTE DE HOMOLOGACAO - SEM VALOR FISCAL' : d.xNome), ender('enderDest', d),
      T('indIEDest', d.cnpj ? '1' : '9'), T('IE', d.cnpj ? d.IE ?? '110042490114' : undefined)),
    o.retirada ? G('retirada', T('CNPJ', o.retirada.cnpj), T('xNome', o.retirada.xNome), T('xLgr', 'Rua das Amostras'), T('nro', '100'), T('xBairro', 'Distrito Fictício'), T('cMun', o.retirada.cMun), T('xMun', o.retirada.xMun), T('UF', o.retirada.UF)) : null,
    o.entrega ? G('entrega', T('CNPJ', o.entrega.cnpj), T('xNome', o.entrega.xNome), T('xLgr', 'Rua das Amostras'), T('nro', '100'), T('xBairro', 'Distrito Fictício'), T('cMun', o.entrega.cMun), T('xMun', o.entrega.xMun), T('UF', o.entrega.UF)) : null,
    dets, total,
    G('transp', T('modFrete', o.modFrete ?? '0'), o.vol ? G('vol', T('qVol', o.vol), T('esp', 'CAIXA'), T('pesoL', '10.000'), T('pesoB', '12.000')) : null),
    G('pag', G('detPag', T('tPag', o.tPag ?? '90'), T('vPag', o.tPag ? money(vNF) : '0.00'))),
    o.infCpl ? G('infAdic', T('infCpl', o.infCpl)) : null);
  return { infNFe, chave, emitDoc: o.emit.cnpj ?? o.emit.cpf, destDoc: d.cnpj ?? d.cpf ?? d.idEstrangeiro ?? '', nItens: dets.length, vNF: money(vNF), tpAmb: ide.tpAmb, cUF: o.emit.cUF, dhEmi: ide.dhEmi, nNF: o.nNF };
};

// ---------- signature (rsa-sha1, enveloped, inclusive C14N: the only combination the NF-e schema allows) ----------
const ALG = { c14n: 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315', rsa: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1', sha: 'http://www.w3.org/2000/09/xmldsig#sha1', env: 'http://www.w3.org/2000/09/xmldsig#enveloped-signature' };
/** opts: prefix ('' | 'nfe:'), dsPrefix ('' | 'ds:'), raw, breakDigest, breakValue, unsigned. Returns the text of <NFe>. */
export const signedNFe = (n, opts = {}) => {
  const p = opts.prefix ?? '', nsN = p ? ` xmlns:${p.slice(0, -1)}="${NFE}"` : ` xmlns="${NFE}"`;
  const id = `NFe${n.chave}`;
  const canon = ser(n.infNFe, { prefix: p }, nsN);
  const body = ser(n.infNFe, { prefix: p, raw: true });
  const digest = createHash('sha1').update(opts.breakDigest ? canon + 'x' : canon, 'utf8').digest('base64');
  n.digest = digest;
  if (opts.unsigned) return `<${p}NFe${nsN}>${body}</${p}NFe>`;
  const dp = opts.dsPrefix ?? '', nsD = dp ? ` xmlns:${dp.slice(0, -1)}="${DS}"` : ` xmlns="${DS}"`;
  const si = (ns) => `<${dp}SignedInfo${ns}><${dp}CanonicalizationMethod Algorithm="${ALG.c14n}"></${dp}CanonicalizationMethod><${dp}SignatureMethod Algorithm="${ALG.rsa}"></${dp}SignatureMethod>` +
    `<${dp}Reference URI="#${id}"><${dp}Transforms><${dp}Transform Algorithm="${ALG.env}"></${dp}Transform><${dp}Transform Algorithm="${ALG.c14n}"></${dp}Transform></${dp}Transforms>` +
    `<${dp}DigestMethod Algorithm="${ALG.sha}"></${dp}DigestMethod><${dp}DigestValue>${digest}</${dp}DigestValue></${dp}Reference></${dp}SignedInfo>`;
  // canonical SignedInfo carries every namespace in scope: its own and, if prefixed, the note's
  const canonSi = si(nsD + (p ? nsN : ''));
  const value = createSign('RSA-SHA1').update(opts.breakValue ? canonSi + 'x' : canonSi, 'utf8').sign(KEY, 'base64');
  return `<${p}NFe${nsN}>${body}<${dp}Signature${nsD}>${si('')}<${dp}SignatureValue>${value}</${dp}SignatureValue><${dp}KeyInfo><${dp}X509Data><${dp}X509Certificate>${CERT}</${dp}X509Certificate></${dp}X509Data></${dp}KeyInfo></${dp}Signature></${p}NFe>`;
};

const MOTIVO = { 100: 'Autorizado o uso da NF-e', 150: 'Autorizado o uso da NF-e, autorização fora de prazo', 101: 'Cancelamento de NF-e homologado', 110: 'Uso Denegado', 301: 'Uso Denegado: Irregularidade fiscal do emitente',
  302: 'Uso Denegado: Irregularidade fiscal do destinatário', 539: 'Rejeição: Duplicidade de NF-e, com diferença na Chave de Acesso' };
export const protNFe = (n, { cStat = '100', chNFe, digVal, prefix = '' } = {}) => ser(GA('protNFe', { versao: '4.00' }, G('infProt', T('tpAmb', n.tpAmb), T('verAplic', 'SVRS-FICTICIO'), T('chNFe', chNFe ?? n.chave),
  T('dhRecbto', n.dhEmi.replace('10:30', '10:31')), cStat === '539' ? null : T('nProt', '1' + n.cUF + n.dhEmi.slice(2, 4) + String(n.nNF).padStart(10, '0')), T('digVal', digVal ?? n.digest), T('cStat', cStat), T('xMotivo', MOTIVO[cStat]))), { prefix });
export const nfeProc = (nfe, prot, { prefix = '', tail = '' } = {}) => { const ns = prefix ? ` xmlns:${prefix.slice(0, -1)}="${NFE}"` : ` xmlns="${NFE}"`;
  return `<${prefix}nfeProc${ns} versao="4.00">${nfe}${prot}${tail}</${prefix}nfeProc>`; };
export const retEventoCanc = (n, tp = '110111', cStat = '135') => ser(GA('retEvento', { versao: '1.00' }, G('infEvento', T('tpAmb', n.tpAmb), T('verAplic', 'SVRS-FICTICIO'), T('cOrgao', n.cUF), T('cStat', cStat),
  T('xMotivo', 'Evento registrado e vinculado a NF-e'), T('chNFe', n.chave), T('tpEvento', tp), T('xEvento', 'Cancelamento'), T('nSeqEvento', '1'), T('dhRegEvento', '2026-09-16T09:00:00-03:00'), T('nProt', '1' + n.cUF + '269999999999'))));
/** generic enveloped signature for events (same algorithms) */
export const signFragment = (canonWithNs, id) => { const digest = createHash('sha1').update(canonWithNs, 'utf8').digest('base64');
  const si = (ns) => `<SignedInfo${ns}><CanonicalizationMethod Algorithm="${ALG.c14n}"></CanonicalizationMethod><SignatureMethod Algorithm="${ALG.rsa}"></SignatureMethod><Reference URI="#${id}"><Transforms><Transform Algorithm="${ALG.env}"></Transform><Transform Algorithm="${ALG.c14n}"></Transform></Transforms><DigestMethod Algorithm="${ALG.sha}"></DigestMethod><DigestValue>${digest}</DigestValue></Reference></SignedInfo>`;
  const v = createSign('RSA-SHA1').update(si(` xmlns="${DS}"`), 'utf8').sign(KEY, 'base64');
  return `<Signature xmlns="${DS}">${si('')}<SignatureValue>${v}</SignatureValue><KeyInfo><X509Data><X509Certificate>${CERT}</X509Certificate></X509Data></KeyInfo></Signature>`; };
