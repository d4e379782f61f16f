/**
 * A certificate for localhost and 127.0.0.1 and its key, for mail servers that tests start. Whoever trusted it outside of a
 * test would trust everybody: the key stands here.
 */
export const localhostCertificate = {
  cert: `-----BEGIN CERTIFICATE-----
MIIBmzCCAUGgAwIBAgIUclnGuTS4IXFs1cPjMBRHMqXN1TQwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMTE2NTA1OVoYDzIxMjYxMDI4
MTY1MDU5WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAQutFj2NR6qysGKH3HkU/LXaXw5dmqtSLbnDJWTrW9i5XTGoDTeytnm
EAOgVIm4/w19233jlZ9tXP1Nhm8jQhdio28wbTAdBgNVHQ4EFgQUp1OLZWEWHXbR
c0II3uiF9ZIM/xAwHwYDVR0jBBgwFoAUp1OLZWEWHXbRc0II3uiF9ZIM/xAwGgYD
VR0RBBMwEYIJbG9jYWxob3N0hwR/AAABMA8GA1UdEwEB/wQFMAMBAf8wCgYIKoZI
zj0EAwIDSAAwRQIhAJ4TjLTgHdGG1upsQo5VsakjN7eqyR9kctcNtyWxNB18AiA7
VMlaLdD5rOWWh7mPv5aLjPYNO+aTpy5nDzhJxgGHdg==
-----END CERTIFICATE-----`,
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgQtUeuvJSOvdQiKIr
dj/Hd0lkyaGlDggcdaEWiPuiA1ehRANCAAQutFj2NR6qysGKH3HkU/LXaXw5dmqt
SLbnDJWTrW9i5XTGoDTeytnmEAOgVIm4/w19233jlZ9tXP1Nhm8jQhdi
-----END PRIVATE KEY-----`,
}
