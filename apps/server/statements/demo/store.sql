-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/demo/store.ts

-- completeParte
select pg_try_advisory_lock($1::bigint) as taken;

-- completeParte 2
update "demonstracao"
  set "terminada_em" = $1
  where "parte" = $2;

-- completeParte 3
select pg_advisory_unlock($1::bigint);

-- findFaturado
select "id"
  from "pedido"
  where "etapa" = $1
  and "status_alcis" != $2
  order by "id"
  limit $3;

-- findNotaByChave
select "id", "recebida_em"
  from "nota"
  where "chave_acesso" = $1;

-- findProdutosByCodigo
select "codigo_produto", "id"
  from "produto"
  where "cliente_id" = $1
  and "codigo_produto" in ($2);

-- findUsuario
select "id"
  from "usuario"
  where "email" = $1;

-- insertAnexos
insert into "anexo" ("pedido_id", "cliente_id", "campo", "filename", "content_type", "length", "chave", "sha256",
    "criado_em", "criado_por")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10);

-- insertAuditoria
insert into "auditoria" ("entidade", "entidade_id", "cliente_id", "usuario_id", "criado_em", "mudancas")
  values ($1, $2, $3, $4, $5, $6);

-- insertBloqueios
insert into inspecao (saldo_id, produto_id, cliente_id, origem, quantidade, motivo, recebida_por,
    recebida_em) select id, produto_id, cliente_id, 'BLOQUEIO', quantidade, 'Laudo do fabricante em análise',
    $1::bigint, $2::timestamptz
  from saldo
  where bloqueado
  and quantidade > 0;

-- insertCadastrosPosto
insert into "cadastro_posto" ("situacao", "nome", "cpf", "data_nascimento", "email", "telefone", "senha_hash", "cnpj",
    "nome_fantasia", "cep", "cidade", "estado", "empresa", "termos_versao", "aceite_sha256", "aceito_em", "aceito_de",
    "link_ate", "criado_em", "confirmado_em", "pedido_correcao", "versao")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, default, default),
    ($21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42)
  returning "id", "cnpj";

-- insertCadastrosPosto 2
insert into "cadastro_posto_arquivo" ("tipo", "filename", "content_type", "chave", "length", "sha256", "cadastro_id")
  values ($1, $2, $3, $4, $5, $6, $7);

-- insertChecklist
insert into "checklist" ("tipo_equipamento_id", "tipo", "ordem", "nome", "medida")
  values ($1, $2, $3, $4, $5);

-- insertClientes
insert into "cliente" ("nome_fantasia", "razao_social", "cnpj_cpf", "codigo_cliente", "codigo_depositante",
    "status_wms", "fefo")
  values ($1, $2, $3, $4, $5, $6, $7)
  returning "id";

-- insertContagem
with lista as ( insert into contagem (descricao, aberta_por, aberta_em)
  values ('Os 8 que mais giram', $1::bigint, $2::timestamptz)
  returning id ), linha as ( insert into contagem_linha (contagem_id, saldo_id, produto_id, cliente_id,
    ordem) select lista.id, alvo.id, alvo.produto_id, alvo.cliente_id, alvo.ordem
  from lista
  cross join ( select saldo.*, row_number() over (order by saldo.id) as ordem
  from saldo
  where quantidade > 20
  order by id desc
  limit 8) alvo
  returning id, saldo_id, ordem ) insert into contagem_conta (linha_id, vez, quantidade, sistema, separado,
    contada_por, contada_em) select linha.id, 1, saldo.quantidade - case when linha.ordem % 4 = 0 then 2 else 0 end,
    saldo.quantidade, 0, $3::bigint, $4::timestamptz
  from linha
  join saldo on saldo.id = linha.saldo_id
  order by linha.ordem
  limit 5;

-- insertCupons
insert into "cupom" ("codigo", "descricao")
  values ($1, $2);

-- insertItens
insert into "pedido_item" ("pedido_id", "cliente_id", "produto_id", "saldo_id", "ordem", "quantidade")
  values ($1, $2, $3, $4, $5, $6);

-- insertMarcas
insert into "marca" ("nome", "grupo_marca_id")
  values ($1, $2)
  returning "id", "nome";

-- insertModelos
insert into "modelo_produto" ("codigo", "descricao", "marca_id", "tipo_equipamento_id", "meses_garantia", "parafusos",
    "pinos", "terminais")
  values ($1, $2, $3, $4, $5, $6, $7, $8);

-- insertMovimentos
insert into "movimento" ("saldo_id", "cliente_id", "tipo", "fisico", "reservado", "motivo", "usuario_id", "criado_em",
    "pedido_id")
  values ($1, $2, $3, $4, $5, $6, $7, $8, default), ($9, $10, $11, $12, $13, $14, $15, $16, default), ($17, $18, $19,
    $20, $21, $22, $23, $24, default), ($25, $26, $27, $28, $29, $30, $31, $32, default), ($33, $34, $35, $36, $37,
    $38, $39, $40, default), ($41, $42, $43, $44, $45, $46, $47, $48, default), ($49, $50, $51, $52, $53, $54, $55,
    $56, default), ($57, $58, $59, $60, $61, $62, $63, $64, default), ($65, $66, $67, $68, $69, $70, $71, $72,
    default), ($73, $74, $75, $76, $77, $78, $79, $80, default), ($81, $82, $83, $84, $85, $86, $87, $88, default),
    ($89, $90, $91, $92, $93, $94, $95, $96, default), ($97, $98, $99, $100, $101, $102, $103, $104, default), ($105,
    $106, $107, $108, $109, $110, $111, $112, default), ($113, $114, $115, $116, $117, $118, $119, $120, default),
    ($121, $122, $123, $124, $125, $126, $127, $128, default), ($129, $130, $131, $132, $133, $134, $135, $136,
    default), ($137, $138, $139, $140, $141, $142, $143, $144, default), ($145, $146, $147, $148, $149, $150, $151,
    $152, default), ($153, $154, $155, $156, $157, $158, $159, $160, default), ($161, $162, $163, $164, $165, $166,
    $167, $168, default), ($169, $170, $171, $172, $173, $174, $175, $176, default), ($177, $178, $179, $180, $181,
    $182, $183, $184, default), ($185, $186, $187, $188, $189, $190, $191, $192, default), ($193, $194, $195, $196,
    $197, $198, $199, $200, default), ($201, $202, $203, $204, $205, $206, $207, $208, default), ($209, $210, $211,
    $212, $213, $214, $215, $216, default), ($217, $218, $219, $220, $221, $222, $223, $224, default), ($225, $226,
    $227, $228, $229, $230, $231, $232, default), ($233, $234, $235, $236, $237, $238, $239, $240, default), ($241,
    $242, $243, $244, $245, $246, $247, $248, default), ($249, $250, $251, $252, $253, $254, $255, $256, default),
    ($257, $258, $259, $260, $261, $262, $263, $264, default), ($265, $266, $267, $268, $269, $270, $271, $272,
    default), ($273, $274, $275, $276, $277, $278, $279, $280, default), ($281, $282, $283, $284, $285, $286, $287,
    $288, default), ($289, $290, $291, $292, $293, $294, $295, $296, default), ($297, $298, $299, $300, $301, $302,
    $303, $304, default), ($305, $306, $307, $308, $309, $310, $311, $312, default), ($313, $314, $315, $316, $317,
    $318, $319, $320, default), ($321, $322, $323, $324, $325, $326, $327, $328, default), ($329, $330, $331, $332,
    $333, $334, $335, $336, default), ($337, $338, $339, $340, $341, $342, $343, $344, default), ($345, $346, $347,
    $348, $349, $350, $351, $352, default), ($353, $354, $355, $356, $357, $358, $359, $360, default), ($361, $362,
    $363, $364, $365, $366, $367, $368, default), ($369, $370, $371, $372, $373, $374, $375, $376, default), ($377,
    $378, $379, $380, $381, $382, $383, $384, default), ($385, $386, $387, $388, $389, $390, $391, $392, default),
    ($393, $394, $395, $396, $397, $398, $399, $400, default), ($401, $402, $403, $404, $405, $406, $407, $408,
    default), ($409, $410, $411, $412, $413, $414, $415, $416, default), ($417, $418, $419, $420, $421, $422, $423,
    $424, default), ($425, $426, $427, $428, $429, $430, $431, $432, default), ($433, $434, $435, $436, $437, $438,
    $439, $440, default), ($441, $442, $443, $444, $445, $446, $447, $448, default), ($449, $450, $451, $452, $453,
    $454, $455, $456, default), ($457, $458, $459, $460, $461, $462, $463, $464, default), ($465, $466, $467, $468,
    $469, $470, $471, $472, default), ($473, $474, $475, $476, $477, $478, $479, $480, default), ($481, $482, $483,
    $484, $485, $486, $487, $488, default), ($489, $490, $491, $492, $493, $494, $495, $496, default), ($497, $498,
    $499, $500, $501, $502, $503, $504, default), ($505, $506, $507, $508, $509, $510, $511, $512, default), ($513,
    $514, $515, $516, $517, $518, $519, $520, default), ($521, $522, $523, default, $524, default, $525, $526, $527),
    ($528, $529, $530, $531, $532, default, $533, $534, $535), ($536, $537, $538, default, $539, default, $540, $541,
    $542), ($543, $544, $545, default, $546, default, $547, $548, $549), ($550, $551, $552, $553, $554, default, $555,
    $556, $557), ($558, $559, $560, $561, $562, default, $563, $564, $565), ($566, $567, $568, default, $569, default,
    $570, $571, $572), ($573, $574, $575, default, $576, default, $577, $578, $579), ($580, $581, $582, default, $583,
    default, $584, $585, $586), ($587, $588, $589, $590, $591, default, $592, $593, $594), ($595, $596, $597, $598,
    $599, default, $600, $601, $602), ($603, $604, $605, $606, $607, default, $608, $609, $610), ($611, $612, $613,
    default, $614, default, $615, $616, $617), ($618, $619, $620, default, $621, default, $622, $623, $624), ($625,
    $626, $627, default, $628, default, $629, $630, $631), ($632, $633, $634, default, $635, default, $636, $637,
    $638), ($639, $640, $641, default, $642, default, $643, $644, $645), ($646, $647, $648, $649, $650, default, $651,
    $652, $653), ($654, $655, $656, $657, $658, default, $659, $660, $661), ($662, $663, $664, $665, $666, default,
    $667, $668, $669), ($670, $671, $672, $673, $674, default, $675, $676, $677), ($678, $679, $680, default, $681,
    default, $682, $683, $684), ($685, $686, $687, default, $688, default, $689, $690, $691), ($692, $693, $694,
    default, $695, default, $696, $697, $698), ($699, $700, $701, default, $702, default, $703, $704, $705), ($706,
    $707, $708, default, $709, default, $710, $711, $712), ($713, $714, $715, default, $716, default, $717, $718,
    $719), ($720, $721, $722, $723, $724, default, $725, $726, $727), ($728, $729, $730, $731, $732, default, $733,
    $734, $735), ($736, $737, $738, default, $739, default, $740, $741, $742), ($743, $744, $745, default, $746,
    default, $747, $748, $749), ($750, $751, $752, default, $753, default, $754, $755, $756), ($757, $758, $759, $760,
    $761, default, $762, $763, $764), ($765, $766, $767, $768, $769, default, $770, $771, $772), ($773, $774, $775,
    $776, $777, default, $778, $779, $780), ($781, $782, $783, default, $784, default, $785, $786, $787), ($788, $789,
    $790, default, $791, default, $792, $793, $794), ($795, $796, $797, default, $798, default, $799, $800, $801),
    ($802, $803, $804, default, $805, default, $806, $807, $808), ($809, $810, $811, default, $812, default, $813,
    $814, $815), ($816, $817, $818, default, $819, default, $820, $821, $822), ($823, $824, $825, default, $826,
    default, $827, $828, $829), ($830, $831, $832, default, $833, default, $834, $835, $836), ($837, $838, $839,
    default, $840, default, $841, $842, $843), ($844, $845, $846, default, $847, default, $848, $849, $850), ($851,
    $852, $853, default, $854, default, $855, $856, $857), ($858, $859, $860, default, $861, default, $862, $863,
    $864), ($865, $866, $867, default, $868, default, $869, $870, $871), ($872, $873, $874, $875, $876, default, $877,
    $878, $879), ($880, $881, $882, default, $883, default, $884, $885, $886), ($887, $888, $889, default, $890,
    default, $891, $892, $893), ($894, $895, $896, default, $897, default, $898, $899, $900), ($901, $902, $903,
    default, $904, default, $905, $906, $907), ($908, $909, $910, default, $911, default, $912, $913, $914), ($915,
    $916, $917, default, $918, default, $919, $920, $921), ($922, $923, $924, $925, $926, default, $927, $928, $929),
    ($930, $931, $932, $933, $934, default, $935, $936, $937), ($938, $939, $940, default, $941, default, $942, $943,
    $944), ($945, $946, $947, default, $948, default, $949, $950, $951), ($952, $953, $954, default, $955, default,
    $956, $957, $958), ($959, $960, $961, default, $962, default, $963, $964, $965), ($966, $967, $968, default, $969,
    default, $970, $971, $972), ($973, $974, $975, $976, $977, default, $978, $979, $980), ($981, $982, $983, $984,
    $985, default, $986, $987, $988), ($989, $990, $991, $992, $993, default, $994, $995, $996), ($997, $998, $999,
    $1000, $1001, default, $1002, $1003, $1004), ($1005, $1006, $1007, $1008, $1009, default, $1010, $1011, $1012),
    ($1013, $1014, $1015, $1016, $1017, default, $1018, $1019, $1020), ($1021, $1022, $1023, default, $1024, default,
    $1025, $1026, $1027), ($1028, $1029, $1030, default, $1031, default, $1032, $1033, $1034), ($1035, $1036, $1037,
    default, $1038, default, $1039, $1040, $1041), ($1042, $1043, $1044, default, $1045, default, $1046, $1047, $1048),
    ($1049, $1050, $1051, default, $1052, default, $1053, $1054, $1055), ($1056, $1057, $1058, default, $1059, default,
    $1060, $1061, $1062), ($1063, $1064, $1065, default, $1066, default, $1067, $1068, $1069), ($1070, $1071, $1072,
    default, $1073, default, $1074, $1075, $1076), ($1077, $1078, $1079, default, $1080, default, $1081, $1082, $1083),
    ($1084, $1085, $1086, default, $1087, default, $1088, $1089, $1090), ($1091, $1092, $1093, default, $1094, default,
    $1095, $1096, $1097), ($1098, $1099, $1100, default, $1101, default, $1102, $1103, $1104), ($1105, $1106, $1107,
    default, $1108, default, $1109, $1110, $1111), ($1112, $1113, $1114, default, $1115, default, $1116, $1117, $1118),
    ($1119, $1120, $1121, default, $1122, default, $1123, $1124, $1125), ($1126, $1127, $1128, default, $1129, default,
    $1130, $1131, $1132), ($1133, $1134, $1135, default, $1136, default, $1137, $1138, $1139), ($1140, $1141, $1142,
    default, $1143, default, $1144, $1145, $1146), ($1147, $1148, $1149, default, $1150, default, $1151, $1152, $1153),
    ($1154, $1155, $1156, default, $1157, default, $1158, $1159, $1160), ($1161, $1162, $1163, default, $1164, default,
    $1165, $1166, $1167), ($1168, $1169, $1170, default, $1171, default, $1172, $1173, $1174), ($1175, $1176, $1177,
    default, $1178, default, $1179, $1180, $1181), ($1182, $1183, $1184, default, $1185, default, $1186, $1187, $1188),
    ($1189, $1190, $1191, default, $1192, default, $1193, $1194, $1195), ($1196, $1197, $1198, default, $1199, default,
    $1200, $1201, $1202), ($1203, $1204, $1205, default, $1206, default, $1207, $1208, $1209), ($1210, $1211, $1212,
    default, $1213, default, $1214, $1215, $1216), ($1217, $1218, $1219, $1220, $1221, default, $1222, $1223, $1224),
    ($1225, $1226, $1227, $1228, $1229, default, $1230, $1231, $1232), ($1233, $1234, $1235, default, $1236, default,
    $1237, $1238, $1239), ($1240, $1241, $1242, default, $1243, default, $1244, $1245, $1246), ($1247, $1248, $1249,
    default, $1250, default, $1251, $1252, $1253), ($1254, $1255, $1256, default, $1257, default, $1258, $1259, $1260),
    ($1261, $1262, $1263, default, $1264, default, $1265, $1266, $1267), ($1268, $1269, $1270, default, $1271, default,
    $1272, $1273, $1274), ($1275, $1276, $1277, default, $1278, default, $1279, $1280, $1281), ($1282, $1283, $1284,
    default, $1285, default, $1286, $1287, $1288), ($1289, $1290, $1291, default, $1292, default, $1293, $1294, $1295),
    ($1296, $1297, $1298, default, $1299, default, $1300, $1301, $1302), ($1303, $1304, $1305, default, $1306, default,
    $1307, $1308, $1309), ($1310, $1311, $1312, default, $1313, default, $1314, $1315, $1316), ($1317, $1318, $1319,
    default, $1320, default, $1321, $1322, $1323), ($1324, $1325, $1326, default, $1327, default, $1328, $1329, $1330),
    ($1331, $1332, $1333, default, $1334, default, $1335, $1336, $1337), ($1338, $1339, $1340, default, $1341, default,
    $1342, $1343, $1344), ($1345, $1346, $1347, default, $1348, default, $1349, $1350, $1351), ($1352, $1353, $1354,
    default, $1355, default, $1356, $1357, $1358), ($1359, $1360, $1361, default, $1362, default, $1363, $1364, $1365),
    ($1366, $1367, $1368, default, $1369, default, $1370, $1371, $1372), ($1373, $1374, $1375, default, $1376, default,
    $1377, $1378, $1379), ($1380, $1381, $1382, default, $1383, default, $1384, $1385, $1386), ($1387, $1388, $1389,
    default, $1390, default, $1391, $1392, $1393), ($1394, $1395, $1396, default, $1397, default, $1398, $1399, $1400),
    ($1401, $1402, $1403, default, $1404, default, $1405, $1406, $1407), ($1408, $1409, $1410, default, $1411, default,
    $1412, $1413, $1414), ($1415, $1416, $1417, default, $1418, default, $1419, $1420, $1421), ($1422, $1423, $1424,
    default, $1425, default, $1426, $1427, $1428), ($1429, $1430, $1431, default, $1432, default, $1433, $1434, $1435),
    ($1436, $1437, $1438, default, $1439, default, $1440, $1441, $1442), ($1443, $1444, $1445, default, $1446, default,
    $1447, $1448, $1449), ($1450, $1451, $1452, default, $1453, default, $1454, $1455, $1456), ($1457, $1458, $1459,
    default, $1460, default, $1461, $1462, $1463), ($1464, $1465, $1466, default, $1467, default, $1468, $1469, $1470),
    ($1471, $1472, $1473, default, $1474, default, $1475, $1476, $1477), ($1478, $1479, $1480, default, $1481, default,
    $1482, $1483, $1484), ($1485, $1486, $1487, default, $1488, default, $1489, $1490, $1491), ($1492, $1493, $1494,
    default, $1495, default, $1496, $1497, $1498), ($1499, $1500, $1501, default, $1502, default, $1503, $1504, $1505),
    ($1506, $1507, $1508, default, $1509, default, $1510, $1511, $1512), ($1513, $1514, $1515, default, $1516, default,
    $1517, $1518, $1519), ($1520, $1521, $1522, default, $1523, default, $1524, $1525, $1526), ($1527, $1528, $1529,
    default, $1530, default, $1531, $1532, $1533), ($1534, $1535, $1536, $1537, $1538, default, $1539, $1540, $1541),
    ($1542, $1543, $1544, $1545, $1546, default, $1547, $1548, $1549), ($1550, $1551, $1552, $1553, $1554, default,
    $1555, $1556, $1557), ($1558, $1559, $1560, default, $1561, default, $1562, $1563, $1564), ($1565, $1566, $1567,
    default, $1568, default, $1569, $1570, $1571), ($1572, $1573, $1574, default, $1575, default, $1576, $1577, $1578),
    ($1579, $1580, $1581, default, $1582, default, $1583, $1584, $1585), ($1586, $1587, $1588, default, $1589, default,
    $1590, $1591, $1592), ($1593, $1594, $1595, default, $1596, default, $1597, $1598, $1599), ($1600, $1601, $1602,
    default, $1603, default, $1604, $1605, $1606), ($1607, $1608, $1609, default, $1610, default, $1611, $1612, $1613),
    ($1614, $1615, $1616, default, $1617, default, $1618, $1619, $1620), ($1621, $1622, $1623, default, $1624, default,
    $1625, $1626, $1627), ($1628, $1629, $1630, default, $1631, default, $1632, $1633, $1634), ($1635, $1636, $1637,
    $1638, $1639, default, $1640, $1641, $1642), ($1643, $1644, $1645, default, $1646, default, $1647, $1648, $1649),
    ($1650, $1651, $1652, default, $1653, default, $1654, $1655, $1656), ($1657, $1658, $1659, default, $1660, default,
    $1661, $1662, $1663), ($1664, $1665, $1666, default, $1667, default, $1668, $1669, $1670), ($1671, $1672, $1673,
    default, $1674, default, $1675, $1676, $1677), ($1678, $1679, $1680, default, $1681, default, $1682, $1683, $1684),
    ($1685, $1686, $1687, default, $1688, default, $1689, $1690, $1691), ($1692, $1693, $1694, default, $1695, default,
    $1696, $1697, $1698), ($1699, $1700, $1701, default, $1702, default, $1703, $1704, $1705), ($1706, $1707, $1708,
    default, $1709, default, $1710, $1711, $1712), ($1713, $1714, $1715, default, $1716, default, $1717, $1718, $1719),
    ($1720, $1721, $1722, default, $1723, default, $1724, $1725, $1726), ($1727, $1728, $1729, default, $1730, default,
    $1731, $1732, $1733), ($1734, $1735, $1736, default, $1737, default, $1738, $1739, $1740), ($1741, $1742, $1743,
    default, $1744, default, $1745, $1746, $1747), ($1748, $1749, $1750, default, $1751, default, $1752, $1753, $1754),
    ($1755, $1756, $1757, default, $1758, default, $1759, $1760, $1761), ($1762, $1763, $1764, default, $1765, default,
    $1766, $1767, $1768), ($1769, $1770, $1771, default, $1772, default, $1773, $1774, $1775), ($1776, $1777, $1778,
    default, $1779, default, $1780, $1781, $1782), ($1783, $1784, $1785, default, $1786, default, $1787, $1788, $1789),
    ($1790, $1791, $1792, default, $1793, default, $1794, $1795, $1796), ($1797, $1798, $1799, $1800, $1801, default,
    $1802, $1803, $1804), ($1805, $1806, $1807, $1808, $1809, default, $1810, $1811, $1812), ($1813, $1814, $1815,
    default, $1816, default, $1817, $1818, $1819), ($1820, $1821, $1822, default, $1823, default, $1824, $1825, $1826),
    ($1827, $1828, $1829, default, $1830, default, $1831, $1832, $1833), ($1834, $1835, $1836, default, $1837, default,
    $1838, $1839, $1840), ($1841, $1842, $1843, default, $1844, default, $1845, $1846, $1847), ($1848, $1849, $1850,
    default, $1851, default, $1852, $1853, $1854), ($1855, $1856, $1857, default, $1858, default, $1859, $1860, $1861),
    ($1862, $1863, $1864, default, $1865, default, $1866, $1867, $1868), ($1869, $1870, $1871, default, $1872, default,
    $1873, $1874, $1875);

-- insertNomeados
insert into "grupo_marca" ("nome")
  values ($1)
  returning "id", "nome";

insert into "sintoma_os" ("nome")
  values ($1)
  returning "id", "nome";

insert into "tipo_equipamento" ("nome")
  values ($1)
  returning "id", "nome";

-- insertPartes
insert into "demonstracao" ("parte")
  values ($1);

-- insertPedidos
insert into "pedido" ("cliente_id", "numero_pedido_cliente", "transportadora", "data_hora_coleta", "urgente",
    "concluido", "etapa", "status_desde", "status_alcis", "data_expedicao", "observacoes", "criado_em", "criado_por",
    "ultima_atualizacao", "alterado_por", "versao")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
  returning "id", "numero_pedido";

-- insertPosto
insert into "posto_autorizado" ("cnpj", "razao_social", "nome_fantasia", "inscricao_estadual", "inscricao_municipal",
    "email_comercial", "telefone_comercial", "cep", "rua", "numero", "complemento", "bairro", "pais", "estado",
    "cidade", "hora_funcionamento", "abre", "fecha", "tipo", "codigo_sap", "credenciado_id")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21)
  returning "id";

-- insertProdutos
insert into "produto" ("cliente_id", "codigo_produto", "codigo_omni", "descricao", "unidade", "inteiro",
    "estoque_minimo")
  values ($1, $2, $3, $4, $5, $6, $7)
  returning "id";

-- insertProvado
insert into "conta_email" ("usuario_id", "email", "provado_em") select "usuario"."id", $1 as "email",
    $2 as "provado_em"
  from "usuario"
  where "usuario"."email" = $3;

-- insertSaldos
insert into "saldo" ("cliente_id", "produto_id", "lote", "validade", "condicao")
  values ($1, $2, $3, $4, $5)
  returning "id";

-- insertServicos
insert into "servico" ("codigo", "nome", "valor", "mao_de_obra_garantia")
  values ($1, $2, $3, $4);

-- insertUsuarios
insert into "usuario" ("nome", "nome_exibicao", "email", "cpf", "role", "senha_hash", "tipo", "cliente_id",
    "posto_id")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  returning "id";

-- isEmptyDatabase
select pg_advisory_xact_lock($1);

-- isEmptyDatabase 2
select "id"
  from "usuario"
  limit $1;

-- isPendente
select "parte"
  from "demonstracao"
  where "parte" = $1
  and "terminada_em" is null;

-- listKnown
select "email"
  from "usuario"
  where "email" in ($1);

-- setArmazem
update "nota_configuracao"
  set "nome" = $1, "armazens" = $2;

-- setPassos
with passos as ( update configuracao
  set separacao_scanner = true, conferencia_scanner = true, contagem_scanner = true, chegada_scanner = true ),
    separado as ( insert into separacao (pedido_id, separador_id, tomada_em, moveu, terminada_em) select id,
    $1::bigint, $2::timestamptz, true, $3::timestamptz
  from pedido
  where etapa = 'EM_SEPARACAO'
  and concluido
  order by data_hora_coleta, id
  limit 2
  returning pedido_id ) insert into separacao_linha (pedido_id, saldo_id, separado) select item.pedido_id,
    item.saldo_id, sum(item.quantidade)
  from pedido_item item
  join separado using (pedido_id)
  group by item.pedido_id, item.saldo_id;

-- sumSaldos
update "saldo"
  set "quantidade" = "livro"."fisico", "reservado" = "livro"."reservado"
  from (select "saldo_id", sum("fisico") as "fisico", sum("reservado") as "reservado"
  from "movimento"
  group by "saldo_id") as "livro"
  where "livro"."saldo_id" = "saldo"."id";
